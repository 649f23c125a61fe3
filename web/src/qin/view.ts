/** A seat's view of a game of Qin, as the server sends it; docs/games/qin.md explains every key. */

import type { SpaceName } from "./space";

export type Seat = number;
export type Colour = "R" | "Y" | "B";
export type TileName = "RR" | "YY" | "BB" | "RY" | "RB" | "YB";
export const TILES: readonly TileName[] = ["RR", "YY", "BB", "RY", "RB", "YB"];

export interface Decision {
  number: number;
  kind: string;
  options: string[];
}

export interface Outcome {
  winners: Seat[];
  reason: "last_pagoda" | "no_tiles" | "no_placement" | "resigned";
}

export interface Province {
  cells: SpaceName[];
  colour: Colour;
  owner: Seat | null;
  pagodas: number;
}

export interface Village {
  cells: SpaceName[];
  owner: Seat | null;
}

export interface BoardMap {
  name: string;
  rows: string[];
}

export interface QinView {
  game: "qin";
  seat: Seat | null;
  options: { players: number; board: BoardMap; first: Seat; fair_start: boolean };
  decision: Decision | null;
  pending: Seat[];
  outcome: Outcome | null;
  position: string;
  began: string | null;
  first_hand: TileName[];
  hand: TileName[];
  hand_sizes: number[];
  piles: number[];
  supply: number[];
  provinces: Province[];
  villages: Village[];
  resigned: Seat[];
  history: [Seat, string, TileName | null][];
  unseen: Record<TileName, number>;
}
