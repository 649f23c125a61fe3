import { describe, expect, it } from "vitest";
import type { QinEvent } from "../src/games/qin/data/events";
import type { QinView } from "../src/games/qin/data/view";
import { nextTime } from "../src/games/qin/table/next-time";
import type { Item } from "../src/wire/messages";

function view(winners: number[], more: Partial<QinView> = {}): QinView {
  return {
    supply: [3, 0],
    resigned: [],
    provinces: [],
    villages: [],
    outcome: { winners, reason: "last_pagoda", scores: [3, 0] },
    ...more,
  } as unknown as QinView;
}

function move(number: number, seat: number, ...events: object[]): Item {
  return {
    what: "chose",
    number,
    at: 0,
    seat,
    choice: "RR:a1b1",
    events: events as QinEvent[],
  } as unknown as Item;
}

const returned = { event: "returned", seat: 0, space: "a1", colour: "R", pagodas: 2 };
const conquered = { event: "conquered", seat: 1, village: "c3", loser: 0 };
const owned = (...owners: number[]): QinView["villages"] =>
  owners.map((owner) => ({ owner })) as unknown as QinView["villages"];

describe("what to try next time", () => {
  it("names pagodas that others sent home, before anything that weighs no more", () => {
    const items = [move(1, 1, returned), move(2, 1, conquered), move(3, 1, conquered)];
    expect(nextTime(items, view([1]), 0)).toMatchObject({ what: "joined", count: 2 });
  });

  it("does not blame others for what one sent home oneself, or took back", () => {
    const back = { what: "took-back", number: 3, at: 0, seat: 0, back: 1, lines: [2] } as unknown as Item;
    const items = [move(1, 0, returned), move(2, 1, returned), back];
    expect(nextTime(items, view([1]), 0)?.what).toBe("close");
  });

  it("counts conquered villages, and villages and major provinces that the winner has more", () => {
    const three = [1, 2, 3].map((number) => move(number, 1, conquered));
    expect(nextTime(three, view([1]), 0)).toMatchObject({ what: "conquered", count: 3 });
    const villages = view([1], { villages: owned(1, 1, 1, 0) });
    expect(nextTime([move(1, 1)], villages, 0)).toMatchObject({
      what: "villages",
      mine: 1,
      theirs: 3,
      winner: 1,
    });
    const provinces = [1, 1, 0].map((owner, i) => ({ owner, pagodas: i < 2 ? 2 : 1 }));
    const majors = view([1], { provinces: provinces as unknown as QinView["provinces"] });
    expect(nextTime([move(1, 1)], majors, 0)).toMatchObject({ what: "majors", mine: 0, theirs: 2 });
  });

  it("says nothing to a winner, where several won, a player gave up, or the log is not whole", () => {
    const given = { winners: [1], reason: "resigned", scores: [1, 2] } as unknown as QinView["outcome"];
    expect(nextTime([move(1, 1)], view([0]), 0)).toBeNull();
    expect(nextTime([move(1, 1)], view([0, 1]), 0)).toBeNull();
    expect(nextTime([move(1, 1)], view([1], { outcome: given }), 0)).toBeNull();
    expect(nextTime([move(7, 1)], view([1]), 0)).toBeNull();
  });
});
