/** The packs of this device. */

import { KeptList } from "../../../kept-list.svelte";
import type { Pack } from "../data/box.svelte";

export interface KeptPack extends Pack {
  id: string;
}

const MOST = 30; // packs
export const OWN = "own:"; // before the id of a kept pack, as an option of the form

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

const packs = new KeptList("mandate.packs", "great-wall", MOST, isPack);

export const keptPacks = (): readonly KeptPack[] => packs.list;
export const keptPack = (id: string): KeptPack | undefined => packs.list.find((each) => each.id === id);
export const keepPack = ({ id, name, tables }: KeptPack): void => packs.keep({ id, name, tables });
export const deletePack = (id: string): void => packs.delete(id);
export const wantToPlayWith = (id: string): void => packs.want(id);
export const takeWantedPack = (): string | null => packs.takeWanted();
