/** The boards that a person has made, on this device. */

import { KeptList } from "../../../kept-list.svelte";
import type { BoardMap } from "../data/view";

export interface KeptMap extends BoardMap {
  id: string;
}

const MOST = 100; // boards
export const LONGEST_NAME = 40; // signs, as the rules have it

function isMap(each: unknown): each is KeptMap {
  const map = each as Partial<KeptMap> | null;
  return (
    typeof map?.id === "string" &&
    typeof map.name === "string" &&
    Array.isArray(map.rows) &&
    map.rows.every((row) => typeof row === "string")
  );
}

const maps = new KeptList("mandate.maps", "qin", MOST, isMap);

export const keptMaps = (): readonly KeptMap[] => maps.list;
export const keepMap = ({ id, name, rows }: KeptMap): void => maps.keep({ id, name, rows });
export const deleteMap = (id: string): void => maps.delete(id);
export const wantToPlay = (id: string): void => maps.want(id);
export const takeWanted = (): string | null => maps.takeWanted();

/** A name that no kept board has yet: "My board", "My board 2". */
export function freshName(name: string): string {
  const taken = new Set(maps.list.map((each) => each.name));
  for (let count = 1; ; count += 1) {
    const fresh = count === 1 ? name : `${name} ${count}`;
    if (!taken.has(fresh)) return fresh;
  }
}
