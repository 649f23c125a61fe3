import { describe, expect, it } from "vitest";
import { pagodaBalance, type QinEvent } from "../src/games/qin/data/events";
import { reached } from "../src/games/qin/learn/lesson";
import { risingOf } from "../src/games/qin/table/show.svelte";

const JOINING: QinEvent[] = [
  { event: "placed", seat: 0, token: "RR:d2e2", spaces: ["d2", "e2"] },
  { event: "joined", seat: 0, space: "d2", colour: "R", size: 7 },
  { event: "returned", seat: 1, space: "d2", colour: "R", pagodas: 2 },
  { event: "major", seat: 0, space: "d2", colour: "R", size: 7 },
  { event: "conquered", seat: 0, village: "f3", loser: 1 },
];

describe("events", () => {
  it("tell how many pagodas more each seat has on the board", () => {
    expect(pagodaBalance(JOINING, 2)).toEqual([2, -3]);
    expect(pagodaBalance([], 3)).toEqual([0, 0, 0]);
  });

  it("let pagodas rise in their order, and only those that are set", () => {
    const rising = risingOf(JOINING);
    expect([...rising.keys()]).toEqual(["d2", "f3"]);
    expect(rising.get("d2")!).toBeLessThan(rising.get("f3")!);
  });

  it("solve a task by their kind, their number, their seat and their colour", () => {
    expect(reached({ event: "joined" }, JOINING)).toBe(true);
    expect(reached({ event: "joined", seat: 1 }, JOINING)).toBe(false);
    expect(reached({ event: "joined", colour: "R" }, JOINING)).toBe(true);
    expect(reached({ event: "joined", colour: "B" }, JOINING)).toBe(false);
    expect(reached({ event: "major", count: 2 }, JOINING)).toBe(false);
    expect(reached({ refused: "qin.join.tie" }, JOINING)).toBe(false);
  });
});
