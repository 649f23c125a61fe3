import { beforeEach, describe, expect, it, vi } from "vitest";
import { Diary } from "../src/games/qin/puzzles/kept.svelte";
import { after, dayOf, difficultyOf, ofTheDay, type Puzzle, PUZZLES } from "../src/games/qin/puzzles/puzzles";
import { Solver } from "../src/games/qin/puzzles/solver.svelte";
import type { QinView } from "../src/games/qin/data/view";
import { frames } from "../src/wire/study";

vi.mock("../src/wire/study");
vi.mock("../src/wire/api", () => ({ or: <T>(asked: Promise<T>) => asked }));
vi.mock("../src/settings.svelte", () => ({ moving: () => false }));

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
});

const puzzle = PUZZLES[0]!;
const solvedBy = (...solved: number[]): Puzzle => ({ ...puzzle, solved });

describe("the puzzle of the day", () => {
  it("is the same all day long for everybody, and another one tomorrow", () => {
    const morning = Date.UTC(2026, 10, 16, 0, 0, 1);
    const night = Date.UTC(2026, 10, 16, 23, 59, 59);
    expect(dayOf(morning)).toBe(dayOf(night));
    expect(ofTheDay(dayOf(morning))).not.toBe(ofTheDay(dayOf(night) + 1));
  });
});

describe("how hard a puzzle is", () => {
  it("follows from the weakest player that finds it in half of its tries", () => {
    expect(difficultyOf(solvedBy(0.5, 0, 1, 1, 1))).toBe(1);
    expect(difficultyOf(solvedBy(0.25, 0, 0.75, 1, 1))).toBe(3);
    expect(difficultyOf(solvedBy(0, 0, 0, 0, 0))).toBe(5);
  });

  it("is kept by the next one, as long as one of them is not solved", () => {
    const level = difficultyOf(puzzle);
    const next = after(puzzle, new Set(), level);
    expect(difficultyOf(next)).toBe(level);
    expect(after(puzzle, new Set([next.id]), level)).not.toBe(next);
  });
});

describe("the diary", () => {
  beforeEach(() => store.clear());

  it("counts days in a row, and begins again after a day without", () => {
    const diary = new Diary();
    diary.solve("a", 10, true);
    diary.solve("b", 11, true);
    expect(diary.streak(11)).toBe(2);
    expect(diary.streak(12)).toBe(2); // there is still time today
    expect(diary.streak(13)).toBe(0);
    diary.solve("c", 13, true);
    expect(diary.streak(13)).toBe(1);
    expect(new Diary().longest).toBe(2); // and it is kept
  });

  it("does not count what was shown, nor a day twice", () => {
    const diary = new Diary();
    diary.solve("a", 10, false);
    expect(diary.streak(10)).toBe(0);
    expect(diary.solved.has("a")).toBe(false);
    diary.solve("a", 10, true);
    diary.solve("a", 10, true);
    expect(diary.streak(10)).toBe(1);
  });

  it("forgets what makes no sense", () => {
    store.set("mandate.puzzles", '{"solved": 7, "streak": "many", "day": null}');
    expect(new Diary().streak(0)).toBe(0);
    store.set("mandate.puzzles", "not JSON");
    expect(new Diary().solved.size).toBe(0);
  });
});

describe("somebody who solves", () => {
  const view = {
    seat: 0,
    decision: { number: 1, kind: "place", options: [puzzle.best] },
    options: { board: { name: "", rows: Array.from({ length: 13 }, () => ".".repeat(13)) } },
    hand: [puzzle.best.slice(0, 2)],
    supply: [24, 24],
  } as unknown as QinView;

  beforeEach(() => {
    vi.mocked(frames).mockResolvedValue([{ seat: 0, choice: null, events: [], view }]);
  });

  async function answer(token: string) {
    const told: string[] = [];
    const solver = new Solver((_, mood) => told.push(mood));
    await solver.set(puzzle);
    solver.desk.judge.choose(token);
    await vi.waitFor(() => expect(told).toHaveLength(1));
    return { solver, told };
  }

  it("is told so, whichever pile the new tile comes from", async () => {
    expect((await answer(puzzle.best)).told).toEqual(["solved"]);
    expect((await answer(`${puzzle.best}/2`)).told).toEqual(["solved"]);
  });

  it("sees what a wrong answer brings, and the best one only on wish", async () => {
    const wrong = puzzle.wrong.find(({ reply }) => reply)!;
    const { solver, told } = await answer(wrong.choice);
    expect(told).toEqual(["missed"]);
    expect(solver.wrong).toEqual(wrong);
    expect(solver.marks.map(({ choice }) => choice)).toEqual([wrong.reply]);
    await solver.reveal();
    expect(solver.marks.map(({ choice }) => choice)).toEqual([puzzle.best]);
  });
});
