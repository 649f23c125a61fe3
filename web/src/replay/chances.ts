/** The win chances of a review as lines of a graph. */

import type { Review, Seat } from "../wire/messages";

export interface Point {
  ply: number;
  chance: number;
}

/** For each seat its chances after its own choices; of two seats each one tells the other's too. */
export function chances({ seats, moves }: Review): Point[][] {
  return Array.from({ length: seats }, (_, seat: Seat) =>
    moves
      .filter((move) => move.seat === seat || seats === 2)
      .map((move) => ({ ply: move.ply, chance: move.seat === seat ? move.drawn : 1 - move.drawn })),
  );
}
