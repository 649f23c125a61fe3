/** The boards that a person has made: kept on this device, the one that was changed last first. */

import { keep } from "../../../start/kept";
import { whenStored } from "../../../stored";
import type { BoardMap } from "../data/view";

export interface KeptMap extends BoardMap {
  id: string;
}

const KEPT = "mandate.maps";
const MOST = 100; // boards; the oldest make room
export const LONGEST_NAME = 40; // signs, as the rules have it

let list = $state.raw<readonly KeptMap[]>(read());
let written = true; // false where the browser keeps nothing: then the boards last as long as the page
let wanted: string | null = null; // the one to be played on next

function read(): KeptMap[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "[]") as unknown;
    return Array.isArray(found) ? found.filter(isMap) : [];
  } catch {
    return [];
  }
}

function isMap(each: unknown): each is KeptMap {
  const map = each as Partial<KeptMap> | null;
  return (
    typeof map?.id === "string" &&
    typeof map.name === "string" &&
    Array.isArray(map.rows) &&
    map.rows.every((row) => typeof row === "string")
  );
}

function write(maps: readonly KeptMap[]): void {
  list = maps;
  try {
    localStorage.setItem(KEPT, JSON.stringify(maps));
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

export function keptMaps(): readonly KeptMap[] {
  return list;
}

export function keepMap({ id, name, rows }: KeptMap): void {
  renew();
  write([{ id, name, rows }, ...list.filter((each) => each.id !== id)].slice(0, MOST));
}

export function deleteMap(id: string): void {
  renew();
  write(list.filter((each) => each.id !== id));
}

export function newMapId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join("-");
}

/** A name that no kept board has yet: "My board", "My board 2". */
export function freshName(name: string): string {
  const taken = new Set(list.map((each) => each.name));
  for (let count = 1; ; count += 1) {
    const fresh = count === 1 ? name : `${name} ${count}`;
    if (!taken.has(fresh)) return fresh;
  }
}

/** The next game is to be played on this one. */
export function wantToPlay(id: string): void {
  keep({ game: "qin" });
  wanted = id;
}

/** Which one that is; asked once. */
export function takeWanted(): string | null {
  const id = wanted;
  wanted = null;
  return id;
}
