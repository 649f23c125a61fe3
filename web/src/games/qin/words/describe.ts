/** What lies on the board, in words: for those who listen, and for those who point at it. */

import { inReadingOrder, nameOf as spaceName, type SpaceName, spaceOf } from "../data/space";
import type { Province, Seat, Village } from "../data/view";
import { say } from "../../../words/say.svelte";
import { everybody } from "../../../words/tell";

export function describeProvince(
  { cells, colour, owner, pagodas }: Province,
  nameOf: (seat: Seat) => string,
): string {
  const facts = { colour, size: cells.length, space: allOf(cells) };
  return owner === null
    ? say("page-space", facts)
    : say("page-province", { ...facts, player: nameOf(owner), pagodas });
}

export function describeVillage({ cells, owner }: Village, nameOf: (seat: Seat) => string): string {
  const space = allOf(cells);
  return owner === null
    ? say("page-village-empty", { space })
    : say("page-village", { space, player: nameOf(owner) });
}

/** Every space by its name: who does not see the board learns its shape from them. */
function allOf(cells: readonly SpaceName[]): string {
  return everybody(cells.map(spaceOf).sort(inReadingOrder).map(spaceName));
}
