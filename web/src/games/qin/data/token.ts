/** Placements as tokens: `RY:g8g9`, with `/2` behind it for the second pile. */

import { inReadingOrder, nameOf, type Space, spaceOf } from "./space";
import type { Colour, TileName } from "./view";

export interface Placement {
  tile: TileName;
  first: Space; // under the first colour of the tile's name
  second: Space;
}

/** The one spelling: of a double tile the space that comes first in reading order goes first. */
export function tokenOf({ tile, first, second }: Placement): string {
  const swap = tile[0] === tile[1] && inReadingOrder(second, first) < 0;
  return tile + ":" + (swap ? nameOf(second) + nameOf(first) : nameOf(first) + nameOf(second));
}

/** The placement in a token, or null for a pass, a resignation and the like. */
export function placementOf(token: string): Placement | null {
  const found = /^([RYB]{2}):([a-z]\d{1,2})([a-z]\d{1,2})(?:\/\d)?$/.exec(token);
  if (!found) return null;
  const [, tile, first, second] = found as unknown as [string, TileName, string, string];
  return { tile, first: spaceOf(first), second: spaceOf(second) };
}

export function coloursOf(tile: TileName): [Colour, Colour] {
  return [tile[0] as Colour, tile[1] as Colour];
}
