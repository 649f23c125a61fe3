import { describe, expect, it } from "vitest";
import { chances } from "../src/replay/chances";
import { gravity, hasLuck, largest, standings, turningPoints } from "../src/replay/summary";
import { sidesOf } from "../src/replay/sides";
import type { ReviewedChoice, Review } from "../src/wire/messages";
import { percent, signedPercent } from "../src/words/percent";

function judged(ply: number, seat: number, lost: number, luck = 0): ReviewedChoice {
  const before = 0.6;
  const after = before - lost;
  return { ply, seat, choice: "RR:a1b1", before, after, drawn: after + luck, lost, luck, alternatives: [] };
}

function review(moves: ReviewedChoice[], more: Partial<Review> = {}): Review {
  return { seats: 2, simulations: 10, winners: [0], moves, balances: [], turns: [], settled: null, ...more };
}

describe("a review", () => {
  it("puts the most accurate first and leaves out who never chose", () => {
    const balance = { placements: 3, lost: 0.2, luck: 0.1, others: 0 };
    const found = standings(
      review([], {
        balances: [
          { ...balance, seat: 0, accuracy: 0.9 },
          { ...balance, seat: 1, accuracy: 0.95 },
          { ...balance, seat: 2, accuracy: 1, placements: 0 },
        ],
      }),
    );
    expect(found.map(({ seat }) => seat)).toEqual([1, 0]);
  });

  it("tells its turning points in the order of the game", () => {
    const moves = [judged(1, 0, 0.2), judged(2, 1, 0), judged(3, 0, 0.3)];
    expect(turningPoints(review(moves, { turns: [1, 3] })).map(({ ply }) => ply)).toEqual([1, 3]);
  });

  it("keeps the luck of the draw apart from the choices", () => {
    expect(hasLuck(review([judged(1, 0, 0.2)]))).toBe(false);
    const lucky = review([judged(1, 0, 0.2, -0.3)]);
    expect(hasLuck(lucky)).toBe(true);
    expect(largest(lucky)).toBe(0.3);
    expect(largest(review([]))).toBe(0.1);
  });

  it("names slips and grave mistakes", () => {
    expect([0.01, 0.05, 0.2].map((lost) => gravity(judged(1, 0, lost)))).toEqual(["fine", "slip", "grave"]);
  });

  it("calls moves equally grave that say the same figure", () => {
    expect([0.096, 0.104, 0.036].map((lost) => gravity(judged(1, 0, lost)))).toEqual([
      "grave",
      "grave",
      "slip",
    ]);
  });

  it("is played on from the own side, against the opponent of then", () => {
    const levels = ["wanderer", "dreamer"];
    expect(sidesOf(["", "wanderer"], levels)).toEqual({ person: 0, level: "wanderer" });
    expect(sidesOf(["dreamer", "Ann", "wanderer"], levels)).toEqual({ person: 1, level: null });
    expect(sidesOf(["Ann", "Ben"], levels)).toEqual({ person: null, level: null });
    expect(sidesOf([], levels)).toEqual({ person: null, level: null });
  });

  it("has a line for each player; of two each one tells the other's too", () => {
    const moves = [judged(1, 0, 0, 0.1), judged(2, 1, 0, 0)];
    const [first, second] = chances(review(moves));
    expect(first?.map(({ chance }) => percent(chance))).toEqual([70, 40]);
    expect(second?.map(({ chance }) => percent(chance))).toEqual([30, 60]);
    expect(chances(review(moves, { seats: 3 })).map((line) => line.length)).toEqual([1, 1, 0]);
  });

  it("writes shares with their sign", () => {
    expect([0.123, -0.05, 0].map(signedPercent)).toEqual(["+12", "−5", "+0"]);
  });
});
