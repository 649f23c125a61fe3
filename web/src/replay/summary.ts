/** What a review comes to, in a few lines: who played how well, what luck they had, and where it turned. */

import type { Balance, ReviewedChoice, Review, Seat, Sum } from "../wire/messages";
import { percent } from "../words/percent";

/** The seats that chose anything, the most accurate first. */
export function standings({ balances }: Review): Balance[] {
  return balances
    .filter(({ choices }) => choices > 0)
    .sort((one, other) => other.accuracy - one.accuracy || one.seat - other.seat);
}

export type Part = "start" | "lost" | "luck" | "others" | "result";

/** What a result is made of, in the order in which it adds up; luck only where draws were looked at. */
export function partsOf(review: Review): Part[] {
  const parts: Part[] = ["start", "lost", "luck", "others", "result"];
  return parts.filter((part) => part !== "luck" || hasLuck(review));
}

export function signOfPart(part: Part, sum: Sum): number | null {
  return part === "lost" ? -sum.lost : sum[part];
}

export type Kind = "find" | "costliest" | "luckiest";
export interface Moment {
  kind: Kind;
  move: ReviewedChoice;
}

/** The best find, the costliest choice and the luckiest draw: of this seat, or of all. */
export function momentsOf({ highlights, balances, moves }: Review, seat: Seat | null): Moment[] {
  const own = seat === null ? highlights : (balances[seat]?.highlights ?? highlights);
  return (["find", "costliest", "luckiest"] as const).flatMap((kind) => {
    const move = moves.find(({ ply }) => ply === own[kind]);
    return move ? [{ kind, move }] : [];
  });
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
