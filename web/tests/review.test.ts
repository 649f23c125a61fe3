import { describe, expect, it } from "vitest";
import { chances } from "../src/replay/chances";
import {
  gravity,
  hasLuck,
  largest,
  momentsOf,
  partsOf,
  signOfPart,
  standings,
  turningPoints,
} from "../src/replay/summary";
import { sidesOf } from "../src/replay/sides";
import type { ReviewedChoice, Review } from "../src/wire/messages";
import { percent, signedPercent } from "../src/words/percent";

function judged(ply: number, seat: number, lost: number, luck = 0): ReviewedChoice {
  const before = 0.6;
  const after = before - lost;
  return { ply, seat, choice: "RR:a1b1", before, after, drawn: after + luck, lost, luck, alternatives: [] };
}

function review(moves: ReviewedChoice[], more: Partial<Review> = {}): Review {
  const highlights = { find: null, costliest: 1, luckiest: null };
  const whole = {
    seats: 2,
    simulations: 10,
    winners: [0],
    balances: [],
    turns: [],
    settled: null,
    highlights,
    unit: null,
  };
  return { ...whole, moves, ...more };
}

describe("a review", () => {
  it("puts the most accurate first and leaves out who never chose", () => {
    const none = { find: null, costliest: null, luckiest: null };
    const share = { start: 0, lost: 0.2, luck: 0.1, others: 0, result: 0.5, error: 0.01 };
    const balance = { choices: 3, share, points: null, like: [], highlights: none };
    const found = standings(
      review([], {
        balances: [
          { ...balance, seat: 0, accuracy: 0.9 },
          { ...balance, seat: 1, accuracy: 0.95 },
          { ...balance, seat: 2, accuracy: 1, choices: 0 },
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

  it("has the moments of one seat, or of all", () => {
    const moves = [judged(1, 0, 0.2), judged(2, 1, 0, 0.3)];
    const [first] = momentsOf(review(moves), null);
    expect([first?.kind, first?.move.ply]).toEqual(["costliest", 1]);
    const own = { find: null, costliest: null, luckiest: 2 };
    const share = { start: 0, lost: 0, luck: 0.3, others: 0, result: null, error: 0 };
    const balance = { seat: 0, choices: 1, share, points: null, accuracy: 1, like: [], highlights: own };
    const found = momentsOf(review(moves, { balances: [balance] }), 0);
    expect(found.map(({ kind, move }) => [kind, move.ply])).toEqual([["luckiest", 2]]);
  });

  it("shows a result as parts that add up", () => {
    const share = { start: 0.1, lost: 0.3, luck: 0.2, others: 0.5, result: 0.5, error: 0 };
    const lucky = review([judged(1, 0, 0.3, 0.2)]);
    const parts = partsOf(lucky);
    expect(parts).toEqual(["start", "lost", "luck", "others", "result"]);
    const sum = parts.slice(0, -1).reduce((all, part) => all + signOfPart(part, share)!, 0);
    expect(sum).toBeCloseTo(share.result);
    expect(partsOf(review([judged(1, 0, 0.3)]))).not.toContain("luck");
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
