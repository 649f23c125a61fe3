import { describe, expect, it } from "vitest";
import { barsOf, scaleOf } from "../src/games/great-wall/after/bars";
import { historyOf, pointsOf, rowsOf } from "../src/games/great-wall/after/honor";
import type { GreatWallEvent, GreatWallWhy } from "../src/wire/generated";

const began = (what: string, number: number): GreatWallEvent => ({ event: "began", what, number });
const honor = (seat: number, n: number, total: number, why: GreatWallWhy, of = ""): GreatWallEvent => ({
  event: "honor",
  cause: [why, of],
  seat,
  n,
  total,
});
const scored = (why: GreatWallWhy, of: string, amounts: number[], totals: number[]): GreatWallEvent => ({
  event: "scored",
  cause: [why, of],
  amounts,
  totals,
});
const end: GreatWallEvent = { event: "step", phase: "end", step: "scoring", clause: "gw.end.score", of: "" };
const GAME = [
  [began("fall", 1), honor(0, 5, 5, "wall", "L"), honor(0, 2, 7, "donation", "W")],
  [began("turn", 1), honor(1, 4, 54, "reward", "H1-L")],
  [began("spring", 2), honor(0, 5, 12, "wall", "M"), honor(1, -5, 49, "no-place")],
  [
    end,
    honor(0, -5, 7, "shame"),
    scored("shame", "", [-5, 0], [7, 49]),
    honor(0, 8, 15, "artifact", "X1"),
    honor(1, 20, 69, "artifact", "X1"),
    scored("artifact", "X1", [8, 20], [15, 69]),
  ],
].map((events, number) => ({ number, events }));
const CLANS = [
  { clan: 0, honor: 15 },
  { clan: 1, honor: 69 },
];

describe("Honor over the Years", () => {
  const history = historyOf(GAME);

  it("has a point for the start, each Year, and the scoring at the end", () => {
    expect(history.years).toBe(2);
    expect(pointsOf(history, 0, 15).map(({ year, total, n }) => [year, total, n])).toEqual([
      [0, 0, 0],
      [1, 7, 7],
      [2, 12, 5],
      [3, 15, 3],
    ]);
  });

  it("begins with what a Clan had before its first event", () => {
    expect(pointsOf(history, 1, 69).map(({ total }) => total)).toEqual([50, 54, 49, 69]);
    expect(pointsOf(history, 2, 30).map(({ total }) => total)).toEqual([30, 30, 30, 30]);
  });

  it("tells where a Year's Honor came from", () => {
    expect(pointsOf(history, 0, 15)[1]?.parts).toEqual([
      { why: "wall", of: "", n: 5 },
      { why: "donation", of: "", n: 2 },
    ]);
  });

  it("adds up to the score, line by line", () => {
    const { before, final } = rowsOf(history, CLANS);
    expect(before.map(({ why, amounts }) => [why, ...amounts])).toEqual([
      ["start", 0, 50],
      ["wall", 10, 0],
      ["no-place", 0, -5],
      ["reward", 0, 4],
      ["donation", 2, 0],
    ]);
    expect(final.map(({ why, of }) => [why, of])).toEqual([
      ["shame", ""],
      ["artifact", "X1"],
    ]);
    CLANS.forEach(({ honor }, at) =>
      expect([...before, ...final].reduce((sum, { amounts }) => sum + amounts[at]!, 0)).toBe(honor),
    );
  });

  it("has no last column where nothing is scored", () => {
    expect(pointsOf(historyOf(GAME.slice(0, 3)), 0, 12).at(-1)).toMatchObject({ year: 2, total: 12 });
  });
});

describe("the scoring as bars", () => {
  const bars = barsOf(CLANS, rowsOf(historyOf(GAME), CLANS));

  it("begins with the Honor so far and ends with the result", () => {
    expect(bars.map(({ totals }) => totals)).toEqual([
      [12, 7, 15],
      [49, 49, 69],
    ]);
  });

  it("draws a loss at the end of the bar, and the next gain where the loss ended", () => {
    expect(bars[0]?.segments).toEqual([
      { step: 0, n: 12, from: 0, to: 12 },
      { step: 1, n: -5, from: 7, to: 12 },
      { step: 2, n: 8, from: 7, to: 15 },
    ]);
    expect(bars[1]?.segments.map(({ step }) => step)).toEqual([0, 2]); // no loss, no segment
  });

  it("fits on a track that ends at a round number", () => {
    expect(scaleOf(bars)).toBe(80);
  });
});
