/** Tiles and placements in words: the letters of the notation are for the terminal and for records. */

import { say } from "../../../words/say.svelte";
import { nameOf } from "../data/space";
import { type Placement, placementOf } from "../data/token";

export function tileName(tile: string): string {
  return say("page-tile-name", { tile });
}

/** Where a tile is put, such as "red-yellow f9–f10". */
export function tellPlacement({ tile, first, second }: Placement): string {
  return say("page-hint-spot", { tile: tileName(tile), first: nameOf(first), second: nameOf(second) });
}

/** The same for a token, unless `brief` with the pile of the next tile; null where it places nothing. */
export function tellToken(token: string, brief = false): string | null {
  const placement = placementOf(token);
  if (!placement) return null;
  const pile = token.split("/")[1];
  const move = tellPlacement(placement);
  return pile === undefined || brief ? move : say("page-move-drawn", { move, pile: Number(pile) });
}
