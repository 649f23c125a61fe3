/** The tile a player holds over the board. Where it may lie is the server's word: the list of tokens offered. */

import { beside, DIRECTIONS, inReadingOrder, nameOf, sameSpace, type Space, type Turn } from "./space";
import { type Placement, placementOf, tokenOf } from "./token";
import type { TileName } from "./view";

export interface Hold {
  readonly tile: TileName;
  readonly turn: Turn; // which way the second half lies from the first
  readonly at: Space | null; // the space of the first half; null while the tile is still in the hand
}

export const TURNS: readonly Turn[] = [0, 1, 2, 3];

export function placementFrom({ tile, turn, at }: Hold): Placement | null {
  return at && { tile, first: at, second: beside(at, turn) };
}

export function tokenFrom(hold: Hold): string | null {
  const placement = placementFrom(hold);
  return placement && tokenOf(placement);
}

export function turned(hold: Hold, by: 1 | -1 = 1): Hold {
  return { ...hold, turn: ((hold.turn + by + 4) % 4) as Turn };
}

/** A tile turned or moved so that both halves stay on a board of this size. */
export function onBoard(hold: Hold, width: number, height: number): Hold {
  if (!hold.at) return hold;
  const step = DIRECTIONS[hold.turn];
  const column = clamp(hold.at.column, Math.max(0, -step.column), width - 1 - Math.max(0, step.column));
  const row = clamp(hold.at.row, Math.max(0, -step.row), height - 1 - Math.max(0, step.row));
  return { ...hold, at: { column, row } };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** Turn it round its first half to the next way that is offered; where none is, simply turn it. */
export function turnedToFit(hold: Hold, offered: ReadonlySet<string>): Hold {
  for (let tries = 0, next = turned(hold); tries < 3; tries += 1, next = turned(next)) {
    const token = tokenFrom(next);
    if (token !== null && offered.has(token)) return next;
  }
  return turned(hold);
}

/**
 * The hold for a tile that is put down on `space`: as it is turned if that is offered, else turned to fit
 * with either half on the space; where nothing is offered there, as it is, to get the reason.
 */
export function putDown(hold: Hold, space: Space, offered: ReadonlySet<string>): Hold {
  const ways: Hold[] = [];
  for (let i = 0, next: Hold = { ...hold, at: space }; i < 4; i += 1, next = turned(next)) ways.push(next);
  for (const way of [...ways]) {
    ways.push({ ...way, at: beside(space, ((way.turn + 2) % 4) as Turn) });
  }
  return ways.find((way) => offered.has(tokenFrom(way) ?? "")) ?? { ...hold, at: space };
}

/** Every space that the tile could cover in some offered way. */
export function spacesFor(tile: TileName, offered: Iterable<string>): Set<string> {
  const spaces = new Set<string>();
  for (const token of offered) {
    const placement = placementOf(token);
    if (placement?.tile !== tile) continue;
    spaces.add(nameOf(placement.first)).add(nameOf(placement.second));
  }
  return spaces;
}

export function isUnder(hold: Hold | null, space: Space): boolean {
  const placement = hold && placementFrom(hold);
  return !!placement && (sameSpace(placement.first, space) || sameSpace(placement.second, space));
}

/** Every offered placement of a tile, in reading order. */
export function placementsFor(tile: TileName, offered: Iterable<string>): Placement[] {
  const found = new Map<string, Placement>(); // a token for each pile is the same placement
  for (const token of offered) {
    const placement = placementOf(token);
    if (placement?.tile === tile) found.set(tokenOf(placement), placement);
  }
  return [...found.values()].sort(inOrder);
}

function inOrder(a: Placement, b: Placement): number {
  return inReadingOrder(a.first, b.first) || inReadingOrder(a.second, b.second);
}

/** The offered placement after (or before) where the tile is held now; after the last comes the first. */
export function nextPlacement(hold: Hold, offered: Iterable<string>, by: 1 | -1): Placement | undefined {
  const ways = placementsFor(hold.tile, offered);
  if (by < 0) ways.reverse();
  const token = tokenFrom(hold);
  const here = token && placementOf(token);
  return ways.find((way) => here && inOrder(way, here) * by > 0) ?? ways[0];
}
