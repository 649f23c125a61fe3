/** The packs of this device: kept in the browser, the one that was changed last first. */

import { keep } from "../../../start/kept";
import { whenStored } from "../../../stored";
import type { Pack } from "../data/box.svelte";

export interface KeptPack extends Pack {
  id: string;
}

const KEPT = "mandate.packs";
const MOST = 30; // packs; the oldest make room
export const OWN = "own:"; // before the id of a kept pack, as an option of the form

let list = $state.raw<readonly KeptPack[]>(read());
let written = true; // false where the browser keeps nothing: then packs last as long as the page
let wanted: string | null = null; // the one to be played with next

function read(): KeptPack[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "[]") as unknown;
    return Array.isArray(found) ? found.filter(isPack) : [];
  } catch {
    return [];
  }
}

function isPack(each: unknown): each is KeptPack {
  const pack = each as Partial<KeptPack> | null;
  return (
    typeof pack?.id === "string" &&
    typeof pack.name === "string" &&
    typeof pack.tables === "object" &&
    pack.tables !== null &&
    Object.values(pack.tables).every(Array.isArray)
  );
}

function write(packs: readonly KeptPack[]): void {
  list = packs;
  try {
    localStorage.setItem(KEPT, JSON.stringify(packs));
    written = true;
  } catch {
    written = false;
  }
}

/** With what another tab has written since we looked. */
function renew(): void {
  if (written) list = read();
}

if ("window" in globalThis) whenStored(KEPT, renew);

export const keptPacks = (): readonly KeptPack[] => list;
export const keptPack = (id: string): KeptPack | undefined => list.find((each) => each.id === id);

export function keepPack({ id, name, tables }: KeptPack): void {
  renew();
  write([{ id, name, tables }, ...list.filter((each) => each.id !== id)].slice(0, MOST));
}

export function deletePack(id: string): void {
  renew();
  write(list.filter((each) => each.id !== id));
}

export const newPackId = (): string => crypto.getRandomValues(new Uint32Array(2)).join("-");

/** The next game is to be played with this one. */
export function wantToPlayWith(id: string): void {
  keep({ game: "great-wall" });
  wanted = id;
}

/** Which one that is; asked once. */
export function takeWantedPack(): string | null {
  const id = wanted;
  wanted = null;
  return id;
}
