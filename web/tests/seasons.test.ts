import { describe, expect, it, vi } from "vitest";
import { ruleName } from "../src/games/great-wall/seasons/names";
import { attacking, holding } from "../src/games/great-wall/seasons/parts";
import { revealed, yearsOf } from "../src/games/great-wall/seasons/revealed";
import { linesOf, unexplained } from "../src/games/great-wall/seasons/signs";
import {
  pagesOf,
  seasonsOf,
  sinceDecision,
  story,
  withoutScores,
} from "../src/games/great-wall/seasons/story";
import type { GreatWallAssaulted, GreatWallEvent } from "../src/wire/generated";
import type { Item, Step } from "../src/wire/messages";
import { speak } from "../src/words/say.svelte";

const began = (what: string, number: number): GreatWallEvent => ({ event: "began", what, number });
const step = (phase: string, name: string, of = ""): GreatWallEvent => ({
  event: "step",
  phase,
  step: name,
  clause: `gw.${phase}.${name}`,
  of,
});
const gained = (seat: number, what: string, n: number, of = "lum"): GreatWallEvent => ({
  event: "gained",
  cause: ["overseer", of],
  seat,
  what,
  n,
  house: false,
});
const assault: GreatWallAssaulted = {
  event: "assaulted",
  section: "L",
  power: 7,
  defense: 9,
  breached: false,
  level: 1,
  wall: 5,
  barricades: 3,
  each: 2,
  advisors: 0,
  events: 0,
  help: -2,
  hordes: ["H1-L", "H2-M"],
  powers: [3, 4],
  more: 0,
  turned: ["wall", "barricades"],
};
const chose = (number: number, seat: number, ...events: GreatWallEvent[]): Item =>
  ({ what: "chose", number, seat, events }) as unknown as Item;

const ITEMS: Item[] = [
  chose(1, 0, began("winter", 1), step("winter", "firing")),
  chose(2, 1, step("winter", "assault", "L"), assault, { event: "resigned", seat: 2 }),
  chose(3, 0, began("spring", 2), step("spring", "hordes")),
  chose(
    4,
    1,
    began("summer", 2),
    step("summer", "income"),
    gained(0, "W", 1),
    gained(0, "S", 2, "qua"),
    gained(1, "W", 2),
  ),
  chose(
    5,
    1,
    began("fall", 2),
    step("fall", "choose"),
    { event: "chose", seat: 1 },
    began("turn", 1),
    gained(1, "C", 1),
  ),
];

describe("a replay of a finished game", () => {
  const moves = (...found: [number | null, string | null, GreatWallEvent[], object?][]): Step[] =>
    found.map(([seat, choice, events, text]) => ({ seat, choice, events, told: text }) as unknown as Step);

  it("reveals what was chosen face down, and only by the seat that chose", () => {
    const text = { id: "choice-gw-card", facts: { card: "C1" } };
    const [mine, other, silent] = moves(
      [0, "C1", [{ event: "chose", seat: 0 }], text],
      [1, "C2", [{ event: "chose", seat: 0 }], text],
      [0, "C1", [{ event: "chose", seat: 0 }]],
    ).map(revealed);
    const facts = { player: { seat: 0 }, choice: text };
    expect(mine?.events).toEqual([{ event: "chose", seat: 0, told: { id: "gwp-seasons-chose", facts } }]);
    expect(other?.events).toEqual([{ event: "chose", seat: 0 }]);
    expect(silent?.events).toEqual([{ event: "chose", seat: 0 }]);
  });

  it("is grouped by Years: a Year begins with the choice after the one that led to it", () => {
    const steps = moves(
      [null, null, []],
      [0, "G1+A1", [began("spring", 1), began("fall", 1)]],
      [0, "C1", [began("turn", 0)]],
      [0, "done", [began("winter", 1), began("spring", 2)]],
      [0, "C2", []],
      [0, "done", [began("spring", 3)]],
    );
    expect([...yearsOf(steps).keys()]).toEqual([2, 4]);
  });
});

describe("the names of rules", () => {
  it("are those of the sections, in every language, and no ids", async () => {
    vi.stubGlobal("document", { documentElement: {} });
    for (const [language, name] of Object.entries({ en: "§ Fall", de: "§ Herbst", fr: "§ Automne" })) {
      await speak(language as "en");
      expect(ruleName("gw.fall.boxes")).toBe(name);
    }
  });
});

describe("the story", () => {
  it("has a chapter for each step in which something happened", () => {
    const chapters = story(pagesOf(ITEMS)).map(({ year, season, step, of }) => [year, season, step, of]);
    expect(chapters).toEqual([
      [1, "winter", "assault", "L"],
      [2, "summer", "income", ""],
      [2, "fall", "choose", ""],
      [2, "fall", "turn", ""],
    ]);
  });

  it("knows in which step it begins, though that began before", () => {
    const [chapter] = story(pagesOf([...ITEMS, chose(6, 0, gained(0, "G", 1))]), 5);
    expect(chapter).toMatchObject({
      year: 2,
      season: "fall",
      step: "turn",
      turn: 1,
      clause: "gw.fall.boxes",
    });
  });

  it("tells since the own last choice, with what that one brought", () => {
    expect(sinceDecision(ITEMS, 0).map(({ step }) => step)).toEqual(["income", "choose", "turn"]);
    expect(sinceDecision(ITEMS, 1).map(({ step }) => step)).toEqual(["choose", "turn"]);
  });

  it("groups by Clan", () => {
    const income = story(pagesOf(ITEMS)).find(({ step }) => step === "income")!;
    expect(income.passages.map(({ clan, events }) => [clan, events.length])).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });

  it("leaves out what was taken back", () => {
    const back = { what: "took-back", number: 6, seat: 1, lines: [5] } as unknown as Item;
    expect(story(pagesOf([...ITEMS, back])).map(({ season }) => season)).toEqual(["winter", "summer"]);
  });

  it("has no lines of the scoring where a table shows them", () => {
    const scored: GreatWallEvent = { event: "scored", cause: ["horde", ""], amounts: [3, 5], totals: [3, 5] };
    const end = (...events: GreatWallEvent[]) =>
      story(pagesOf([chose(1, 0, step("end", "scoring"), ...events)]));
    expect(withoutScores(end(scored))).toEqual([]);
    const [chapter] = withoutScores(end(scored, { event: "resigned", seat: 2 }));
    expect(chapter?.passages).toEqual([{ clan: 2, events: [{ event: "resigned", seat: 2 }] }]);
    expect(withoutScores(story(pagesOf(ITEMS)))).toEqual(story(pagesOf(ITEMS)));
  });

  it("gives the seasons that run by themselves to read again", () => {
    expect(seasonsOf(story(pagesOf(ITEMS))).map(({ key }) => key)).toEqual(["1winter", "2summer"]);
  });
});

describe("signs", () => {
  it("add up where they have the same cause", () => {
    const lines = linesOf([
      gained(0, "W", 1),
      gained(0, "W", 2),
      gained(0, "S", 1),
      gained(0, "W", 1, "qua"),
    ]);
    expect(lines.map(({ signs }) => signs.map(({ sign, n }) => [sign, n]))).toEqual([
      [
        ["W", 3],
        ["S", 1],
      ],
      [["W", 1]],
    ]);
  });

  it("are shown without their cause, which stands beside them", () => {
    const bare = { id: "event-gw-gained", facts: { n: 1 } };
    const text = { id: "gw-because", facts: { told: bare, cause: { id: "gw-cause" } } };
    expect(unexplained({ told: text })).toEqual(bare);
    expect(unexplained({ told: bare })).toEqual(bare);
    expect(unexplained({})).toBeNull();
  });

  it("are not made of what needs words", () => {
    expect(linesOf([assault, gained(0, "W", 1)]).map(({ signs }) => signs.length)).toEqual([0, 1]);
  });
});

describe("an Assault", () => {
  it("has its parts in a row, and apart what took away from them", () => {
    const { bars, less, long } = holding(assault);
    expect(bars).toEqual([
      { part: "wall", from: 0, n: 5 },
      { part: "barricades", from: 5, n: 6 },
    ]);
    expect(less).toEqual([{ part: "help", from: 0, n: -2 }]);
    expect(long - 2).toBe(assault.defense);
    expect(attacking(assault).bars.map(({ part, n }) => [part, n])).toEqual([
      ["H1-L", 3],
      ["H2-M", 4],
    ]);
  });
});
