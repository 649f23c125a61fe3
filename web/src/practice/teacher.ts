/** What a lost game teaches, by its review: the costliest choice, where it turned, and what luck had to do with it. Pure. */

import type { Review, ReviewedChoice, Seat } from "../wire/messages";

const FELT = 0.05; // of the win: less luck than that decided nothing

export interface Lesson {
  costliest: ReviewedChoice | null;
  turned: number | null; // the ply of another choice of this seat with which the game turned
  luck: number | null; // of all draws, in shares of the win; null where it was little
}

export function lessonOf({ moves, balances, turns }: Review, seat: Seat): Lesson {
  const own = balances[seat];
  const costliest = moves.find(({ ply }) => ply === own?.highlights.costliest) ?? null;
  const turned = moves.filter((move) => move.seat === seat && turns.includes(move.ply) && move !== costliest);
  const luck = own?.share.luck ?? 0;
  return {
    costliest,
    turned: turned.at(-1)?.ply ?? null,
    luck: Math.abs(luck) >= FELT ? luck : null,
  };
}
