import { describe, expect, it } from "vitest";
import type { QinView } from "../src/games/qin/data/view";
import { decidedBy, ranking } from "../src/games/qin/table/ending";
import type { Item } from "../src/wire/messages";

function view(supply: number[], winners: number[], more: Partial<QinView> = {}): QinView {
  return {
    supply,
    resigned: [],
    provinces: [{ owner: 0, pagodas: 2 }],
    villages: [{ owner: 0 }, { owner: 1 }],
    outcome: { winners, reason: "last_pagoda", scores: supply },
    ...more,
  } as unknown as QinView;
}

/** A move after which each of these seats has one pagoda more on the board. */
function move(number: number, ...seats: number[]): Item {
  const events = seats.map((seat) => ({ event: "founded", seat, space: "a1", colour: "R" }));
  return { what: "chose", number, at: 0, seat: 0, choice: "RR:a1b1", events } as unknown as Item;
}

describe("the ranking", () => {
  it("has the winner first, then the fewest pagodas, and who resigned last", () => {
    const places = ranking(view([3, 0, 5, 3], [1], { resigned: [2] }));
    expect(places.map(({ seat, place, left, out }) => [seat, place, left, out])).toEqual([
      [1, 1, 0, false],
      [0, 2, 3, false],
      [3, 2, 3, false],
      [2, 4, 5, true],
    ]);
    expect(places.map(({ placed }) => placed)).toEqual([1, 3, 0, 0]);
  });

  it("lets those who won together share the first place", () => {
    expect(ranking(view([4, 4], [0, 1])).map(({ place }) => place)).toEqual([1, 1]);
  });
});

describe("how it was decided", () => {
  it("names the move at which the winner took the lead for good", () => {
    // 3:3 → 2:3 → 2:2 → 2:1 → 1:1 → 0:1
    const items = [move(1, 0), move(2, 1), move(3, 1), move(4, 0), move(5, 0)];
    expect(decidedBy(items, view([0, 1], [0]))).toEqual({
      how: "lead",
      seat: 0,
      move: 5,
      of: 5,
      changes: 2,
      margin: 1,
    });
  });

  it("says so where no other player was ever ahead", () => {
    expect(decidedBy([move(1, 0), move(2, 1), move(3, 0)], view([0, 1], [0]))?.how).toBe("led");
  });

  it("says so where the winner had not the fewest pagodas even then", () => {
    expect(decidedBy([move(1, 1)], view([2, 1], [0]))?.how).toBe("behind");
  });

  it("does not count what was taken back", () => {
    const back = { what: "took-back", number: 2, at: 0, seat: 1, back: 1, lines: [1] } as unknown as Item;
    expect(decidedBy([move(1, 1), back, move(3, 0)], view([0, 1], [0]))).toMatchObject({ how: "led", of: 1 });
  });

  it("says nothing where a player gave up, several won, or the log is not whole", () => {
    const given = { winners: [0], reason: "resigned", scores: [1, 2] } as unknown as QinView["outcome"];
    expect(decidedBy([move(1, 0)], view([1, 2], [0], { outcome: given }))).toBeNull();
    expect(decidedBy([move(1, 0)], view([1, 1], [0, 1]))).toBeNull();
    expect(decidedBy([move(7, 0)], view([0, 1], [0]))).toBeNull();
    expect(decidedBy([], view([0, 1], [0]))).toBeNull();
  });
});
