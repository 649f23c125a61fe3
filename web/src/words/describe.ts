/** What lies on the board, in words: for those who listen, and for those who point at it. */

import type { Province, Seat, Village } from "../qin/view";
import { say } from "./say.svelte";

export function describeProvince(
  { cells, colour, owner, pagodas }: Province,
  nameOf: (seat: Seat) => string,
): string {
  const facts = { colour, size: cells.length, space: cells[0] ?? "" };
  return owner === null
    ? say("page-space", facts)
    : say("page-province", { ...facts, player: nameOf(owner), pagodas });
}

export function describeVillage({ cells, owner }: Village, nameOf: (seat: Seat) => string): string {
  const space = cells[0] ?? "";
  return owner === null
    ? say("page-village-empty", { space })
    : say("page-village", { space, player: nameOf(owner) });
}
