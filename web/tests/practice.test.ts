import { beforeEach, describe, expect, it, vi } from "vitest";
import { askedOf, mistakesOf } from "../src/puzzles/mistakes";
import { Own } from "../src/puzzles/own.svelte";
import { Collection, type Puzzle } from "../src/puzzles/puzzles";
import { expected, FIRST_RATING, rated, ratingOf } from "../src/puzzles/rating";
import { answered, firstRepeat, isDue, isLearned } from "../src/puzzles/repeats";
import { after, drawn, isOver, RUSH_MS } from "../src/puzzles/rush";
import { PUZZLES } from "../src/games/qin/puzzles/list";
import { Diary } from "../src/puzzles/kept.svelte";
import { Solving } from "../src/puzzles/solving.svelte";
import { lessonOf } from "../src/practice/teacher";
import type { GivenGameRecord, Review } from "../src/wire/messages";

vi.mock("../src/wire/api", () => ({ ask: () => Promise.resolve(), or: <T>(asked: Promise<T>) => asked }));

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
});
beforeEach(() => store.clear());

const TODAY = 100;

describe("ratings of puzzles", () => {
  const levels = [0, 20, 40];

  it("are higher the fewer levels find one", () => {
    const [easy, middle, hard] = [
      [1, 1, 1],
      [0, 1, 1],
      [0, 0, 1],
    ].map((solved) => ratingOf(solved, levels)) as [number, number, number];
    expect(easy).toBeLessThan(middle);
    expect(middle).toBeCloseTo(10, 0); // halfway between the last that misses it and the first that finds it
    expect(hard).toBeCloseTo(30, 0);
  });

  it("are where a level finds half of them", () => {
    expect(expected(20, 20)).toBe(0.5);
    expect(ratingOf([0, 0.5, 1], levels)).toBeCloseTo(20, 1);
  });

  it("move a person up and down, and the less the more they have solved", () => {
    const up = rated(FIRST_RATING, 0, FIRST_RATING, true) - FIRST_RATING;
    expect(up).toBeGreaterThan(0);
    expect(rated(FIRST_RATING, 0, FIRST_RATING, false) - FIRST_RATING).toBeCloseTo(-up, 9);
    expect(rated(FIRST_RATING, 50, FIRST_RATING, true) - FIRST_RATING).toBeLessThan(up / 3);
    expect(rated(FIRST_RATING, 0, FIRST_RATING - 30, true) - FIRST_RATING).toBeLessThan(up / 10);
  });
});

describe("own mistakes", () => {
  it("come back after 1, 3 and 10 days, and then no more", () => {
    let repeat = firstRepeat(TODAY);
    const days: number[] = [];
    while (!isLearned(repeat)) {
      expect(isDue(repeat, repeat.due - 1)).toBe(false);
      days.push(repeat.due - TODAY);
      repeat = answered(repeat, repeat.due, true);
    }
    expect(days).toEqual([0, 1, 4, 14]);
  });

  it("begin again once they are missed, and gain nothing before their day", () => {
    const learned = answered(answered(firstRepeat(TODAY), TODAY, true), TODAY + 1, true);
    expect(answered(learned, TODAY + 2, true)).toEqual(learned);
    expect(answered(learned, TODAY + 4, false)).toEqual({ step: 0, due: TODAY + 5 });
  });

  const record: GivenGameRecord = {
    game: "qin",
    rules: "1",
    setup: { options: {} },
    choices: [
      { seat: 0, choice: "a" },
      { seat: 1, choice: "wrong" },
      { seat: 1, choice: "takeback", back: 1 },
      { seat: 1, choice: "b" },
      { seat: 0, choice: "c/1" },
      { seat: 1, choice: "d" },
      { seat: 0, choice: "e" },
    ],
  };
  const move = (ply: number, seat: number, choice: string, lost: number, alternatives: string[]) => ({
    ply,
    seat,
    choice,
    before: 0.6,
    after: 0.6 - lost,
    drawn: 0.6 - lost,
    lost,
    luck: 0,
    alternatives: alternatives.map((each, at) => ({ choice: each, value: 0.6 - at / 100, visits: 9 })),
  });
  const review = {
    moves: [
      move(1, 0, "a", 0.02, ["x"]),
      move(2, 1, "b", 0.4, ["x"]),
      move(3, 0, "c/1", 0.2, ["x/2", "y"]),
      move(5, 0, "e", 0.3, []),
    ],
  } as unknown as Review;

  it("are the costliest choices of one's own seat, asked as they were then", () => {
    const [puzzle, ...others] = mistakesOf(record, review, 0, "t") as [Puzzle];
    expect(others).toEqual([]);
    expect(puzzle).toMatchObject({ id: "mine-t-3", best: "x/2", also: ["y"], value: 0.6 });
    expect(puzzle.wrong[0]!.choice).toBe("c/1");
    const { record: asked, seat } = askedOf(puzzle);
    expect(seat).toBe(0);
    expect(asked.choices!.map(({ choice }) => choice)).toEqual(["a", "b"]); // what was taken back is gone
    expect(asked).not.toHaveProperty("outcome");
  });

  it("are kept on the device, asked on their day, and answered with any choice that is as good", () => {
    new Own("qin").take(mistakesOf(record, review, 0, "t"), TODAY);
    new Own("qin").take(mistakesOf(record, review, 0, "t"), TODAY + 5); // a second review changes nothing
    const own = new Own("qin");
    expect(own.due(TODAY).map(({ id }) => id)).toEqual(["mine-t-3"]);
    const solving = new Solving(PUZZLES, "mine-t-3");
    expect(solving.isMine).toBe(true);
    solving.answer("c");
    expect(solving.wrong?.value).toBeCloseTo(0.4);
    solving.again();
    solving.answer("y");
    expect(solving.mood).toBe("solved");
    expect(new Own("qin").due(solving.today)).toEqual([]); // the first try counted: it was missed
    expect(new Own("qin").returns("mine-t-3", solving.today)).toBe(1);
    expect(new Diary("qin").answers).toBe(0); // nor do they move the rating
  });

  it("make room for new ones, and what makes no sense is left out", () => {
    const many = Array.from({ length: 50 }, (_, at) => ({
      ...(mistakesOf(record, review, 0, "t")[0] as Puzzle),
      id: `mine-${at}`,
    }));
    new Own("qin").take(many, TODAY);
    expect(new Own("qin").puzzles.length).toBe(40);
    expect(new Own("qin").called("mine-49")).toBeDefined();
    store.set("mandate.mistakes.qin", '[{"puzzle": 3}, null]');
    expect(new Own("qin").puzzles).toEqual([]);
  });
});

describe("a first answer", () => {
  it("moves the rating once, and a rush leaves it alone", () => {
    const puzzle = PUZZLES.all[0]!;
    const heard: boolean[] = [];
    new Solving(PUZZLES, puzzle.id, undefined, (right) => heard.push(right)).answer(puzzle.best);
    expect(heard).toEqual([true]);
    expect(new Diary("qin").answers).toBe(0);
    const solving = new Solving(PUZZLES, puzzle.id);
    solving.answer(puzzle.wrong[0]!.choice);
    expect(solving.gained).toBeLessThan(0);
    const { rating } = new Diary("qin");
    solving.again();
    solving.answer(puzzle.best);
    expect(new Diary("qin").rating).toBe(rating);
    expect([new Diary("qin").answers, new Diary("qin").atFirst]).toEqual([1, 0]);
  });
});

describe("themes", () => {
  it("lead from one puzzle to the next of the same theme", () => {
    const theme = PUZZLES.themes[0]!;
    const next = PUZZLES.after(PUZZLES.all[0]!, new Set(), 0, theme);
    expect(next.themes).toContain(theme);
  });
});

describe("a rush", () => {
  const puzzles = (level: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `${level}-${at}` }) as Puzzle);
  let chance = 0;

  it("climbs from easy to hard, with every puzzle once", () => {
    const levels = [puzzles(1, 8), puzzles(2, 3), puzzles(3, 9)];
    const order = drawn(levels, () => (chance = (chance * 7 + 3) % 11));
    expect(order.slice(0, 13).map(({ id }) => id[0])).toEqual([..."1111122233333"]);
    expect(new Set(order).size).toBe(20);
  });

  it("ends after three minutes, three misses, or all puzzles", () => {
    const score = after(after({ found: 4, missed: 1 }, false), true);
    expect(score).toEqual({ found: 5, missed: 2 });
    expect(isOver(score, RUSH_MS - 1, 20)).toBe(false);
    expect(isOver(score, RUSH_MS, 20)).toBe(true);
    expect(isOver(after(score, false), 0, 20)).toBe(true);
    expect(isOver(score, 0, 7)).toBe(true);
  });

  it("keeps the best one", () => {
    expect(new Diary("qin").rush(5)).toBe(true);
    expect(new Diary("qin").rush(4)).toBe(false);
    expect(new Diary("qin").bestRush).toBe(5);
  });
});

describe("what a level says after it won", () => {
  const made = { ply: 4, seat: 0 };
  const review = (luck: number, turns: number[]) =>
    ({
      moves: [made, { ply: 6, seat: 0 }, { ply: 7, seat: 1 }],
      turns,
      balances: [{ highlights: { costliest: 4 }, share: { luck } }],
    }) as unknown as Review;

  it("is the costliest choice, another one that turned the game, and luck that was felt", () => {
    expect(lessonOf(review(-0.2, [4, 6, 7]), 0)).toEqual({ costliest: made, turned: 6, luck: -0.2 });
    expect(lessonOf(review(0.01, [4, 7]), 0)).toEqual({ costliest: made, turned: null, luck: null });
  });
});

it("a collection says how hard its puzzles are on the scale of its levels", () => {
  const [easy, hard] = [{ solved: [1, 1] }, { solved: [0, 0.25] }] as unknown as [Puzzle, Puzzle];
  const collection = new Collection([easy, hard], "puzzles", [10, 30]);
  expect(collection.ratingOf(easy)).toBeLessThan(collection.ratingOf(hard));
});
