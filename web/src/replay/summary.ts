/** What a review comes to, in a few lines: who played how well, what luck they had, and where it turned. */

import type { ReviewedChoice, Review, Seat } from "../wire/messages";
import { percent } from "../words/percent";

export interface Standing {
  seat: Seat;
  accuracy: number; // the share of choices that gave away next to nothing
  lost: number; // shares of the win, given away by own choices
  luck: number; // brought by own draws
}

/** The seats that chose anything, the most accurate first. */
export function standings({ balances }: Review): Standing[] {
  return balances
    .filter(({ placements }) => placements > 0)
    .map(({ seat, accuracy, lost, luck }) => ({ seat, accuracy, lost, luck }))
    .sort((one, other) => other.accuracy - one.accuracy || one.seat - other.seat);
}

/** Where the game turned, in its order. */
export function turningPoints({ moves, turns }: Review): ReviewedChoice[] {
  return moves.filter(({ ply }) => turns.includes(ply));
}

/** Whether the judge looks at what was drawn. */
export function hasLuck({ moves }: Review): boolean {
  return moves.some(({ luck }) => luck !== 0);
}

/** How grave a choice was: nothing worth a word, a slip, or one that turned much. */
export type Gravity = "fine" | "slip" | "grave";
const SLIP = 0.04;
const GRAVE = 0.1;

/** By the figure that people read beside it: two moves that both say 10% are equally grave. */
export function gravity(move: ReviewedChoice): Gravity {
  const lost = percent(move.lost) / 100;
  return lost >= GRAVE ? "grave" : lost >= SLIP ? "slip" : "fine";
}

/** The largest part of the win that one choice or draw moved: what the bars are measured by. */
export function largest({ moves }: Review): number {
  return Math.max(0.1, ...moves.flatMap(({ lost, luck }) => [lost, Math.abs(luck)]));
}
