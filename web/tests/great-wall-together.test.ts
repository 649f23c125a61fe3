import { describe, expect, it, vi } from "vitest";
import { swiped } from "../src/games/great-wall/scene/swipe";
import { lastSteps } from "../src/games/great-wall/together/turn";
import type { Item } from "../src/wire/messages";
import { missing, payers, seatsBy } from "../src/games/great-wall/together/requests";
import { holding } from "../src/games/great-wall/seasons/parts";
import { deciding } from "../src/games/great-wall/data/deciding";
import type { GreatWallAssaulted, GreatWallView } from "../src/wire/generated";
import type { Request } from "../src/games/great-wall/data/tabletop";

vi.mock("../src/words/say.svelte", async (original) => ({
  ...(await original<object>()),
  say: (id: string, facts: object = {}) => `${id} ${JSON.stringify(facts)}`,
}));

describe("who can pay for a Request", () => {
  it("says who has it, who lacks it, and who keeps it behind a screen", () => {
    const found = payers({ what: "W", n: 3, together: false, has: [3, null, 1], able: [true, null, false] });
    expect(found.map(({ seat, state }) => [seat, state])).toEqual([
      [0, "has"],
      [1, "hidden"],
      [2, "lacks"],
    ]);
  });

  it("asks nothing of a player who has left", () => {
    const found = payers({ what: "honor", n: 10, together: false, has: [12, 30], able: [true, null] });
    expect(found.map(({ seat }) => seat)).toEqual([0]);
  });

  it("counts a seat once, by the worst of what it pays and must have", () => {
    const clerk = { what: "clerk", n: 1, together: false, has: [1, 1, 0], able: [true, true, false] };
    const gold = { what: "G", n: 4, together: false, has: [5, null, null], able: [true, null, null] };
    const needs = [{ what: "overseer_levels", seat: 0, now: 2, least: 3, most: null, met: false }];
    const request = { payments: [clerk, gold], needs: [] as unknown[] };
    expect(seatsBy(request as unknown as Request)).toEqual([
      { state: "lacks", seats: [2] },
      { state: "hidden", seats: [1] },
      { state: "has", seats: [0] },
    ]);
    expect(seatsBy({ ...request, needs } as unknown as Request)[0]).toEqual({
      state: "lacks",
      seats: [0, 2],
    });
  });
});

describe("what a Request still needs", () => {
  it("names a limit as one, not as something to reach", () => {
    const needs = [
      { what: "breaches", seat: null, now: 1, least: null, most: 0, met: false },
      { what: "wall_levels", seat: null, now: 1, least: 3, most: null, met: false },
    ];
    const ids = missing({ needs } as unknown as Request, String, "table");
    expect(missing({ needs } as unknown as Request, String, "players")).toEqual([]);
    expect(ids[0]).toContain("gwp-missing-most");
    expect(ids[1]).toContain('"needed":3');
  });
});

describe("an Assault in a solo game", () => {
  it("names Qin Jiushao's Advisors among what holds the Wall", () => {
    const assaulted = { wall: 5, barricades: 3, each: 2, advisors: -1, events: 0, help: 0 };
    const { bars, less } = holding(assaulted as GreatWallAssaulted);
    expect([bars.map(({ part }) => part), less.map(({ part }) => part)]).toEqual([
      ["wall", "barricades"],
      ["advisors"],
    ]);
  });
});

describe("what another seat is deciding", () => {
  it("follows from what everybody sees", () => {
    const clans = [{ card: null }, { card: null }];
    const at = (time: object, more: object = {}) =>
      deciding({ time, clans, ...more } as unknown as GreatWallView, 1, String);
    const open = { clans: [{ card: "C1" }, { card: "C2" }] };
    const turn = (clan: number) => ({ phase: "fall", turn: { clan, card: "C1", part: "box1" } });
    expect(at({ phase: "setup" })).toContain('"what":"general"');
    expect(at({ phase: "fall", turn: null })).toContain('"what":"card"');
    expect(at({ phase: "fall", turn: null }, open)).toContain('"what":"track"');
    expect(at(turn(1))).toContain('"what":"turn"');
    expect(at(turn(0))).toContain('"what":"part"');
    expect(at({ phase: "winter" })).toContain('"what":"season"');
  });
});

describe("a swipe between panes", () => {
  it("goes across, and far enough", () => {
    expect(swiped(-80, 10)).toBe(1);
    expect(swiped(80, -10)).toBe(-1);
    expect(swiped(-30, 0)).toBe(0);
    expect(swiped(-80, 70)).toBe(0); // that is scrolling
  });
});

describe("what Qin Jiushao did last", () => {
  const line = (number: number, events: object[]) =>
    ({ what: "chose", number, at: 0, seat: 0, choice: "x", events }) as unknown as Item;
  const tell = (event: { event: string }) => (event.event === "silent" ? null : event.event);

  it("comes from the newest line with anything of his, each step with its reasons", () => {
    const items = [
      line(1, [{ event: "old", seat: 2 }]),
      line(2, [
        { event: "moved", seat: 2 },
        { event: "reason", seat: 2 },
        { event: "gained", seat: 0 },
        { event: "silent", seat: 2 },
        { event: "built", seat: 2 },
      ]),
      line(3, [{ event: "moved", seat: 0 }]),
    ];
    expect(lastSteps(items, 2, tell)).toEqual([
      { what: "moved", why: ["reason"] },
      { what: "built", why: [] },
    ]);
  });

  it("is nothing before his first turn", () => {
    expect(lastSteps([line(1, [{ event: "moved", seat: 0 }])], 2, tell)).toEqual([]);
  });
});
