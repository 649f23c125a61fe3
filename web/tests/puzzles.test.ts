import { beforeEach, describe, expect, it, vi } from "vitest";
import { asked, PUZZLES as WALL_PUZZLES } from "../src/games/great-wall/puzzles/list";
import { Solver as WallSolver } from "../src/games/great-wall/puzzles/solver.svelte";
import { PUZZLES } from "../src/games/qin/puzzles/list";
import { Solver } from "../src/games/qin/puzzles/solver.svelte";
import type { QinView } from "../src/games/qin/data/view";
import { Diary } from "../src/puzzles/kept.svelte";
import { dayOf, difficultyOf, type Puzzle } from "../src/puzzles/puzzles";
import { Solving } from "../src/puzzles/solving.svelte";
import { adviceOn, frames, position, review, tryOut } from "../src/wire/study";

vi.mock("../src/wire/study");
vi.mock("../src/wire/api", () => ({ ask: () => Promise.resolve(), or: <T>(asked: Promise<T>) => asked }));
vi.mock("../src/settings.svelte", () => ({ moving: () => false }));

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
});

const puzzle = PUZZLES.all[0]!;
const solvedBy = (...solved: number[]): Puzzle => ({ ...puzzle, solved });

describe("the puzzle of the day", () => {
  it("is the same all day long for everybody, and another one tomorrow", () => {
    const morning = Date.UTC(2026, 10, 16, 0, 0, 1);
    const night = Date.UTC(2026, 10, 16, 23, 59, 59);
    expect(dayOf(morning)).toBe(dayOf(night));
    expect(PUZZLES.ofTheDay(dayOf(morning))).not.toBe(PUZZLES.ofTheDay(dayOf(night) + 1));
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
    const next = PUZZLES.after(puzzle, new Set(), level);
    expect(difficultyOf(next)).toBe(level);
    expect(PUZZLES.after(puzzle, new Set([next.id]), level)).not.toBe(next);
  });
});

describe("the diary", () => {
  beforeEach(() => store.clear());

  it("counts days in a row, and begins again after a day without", () => {
    const diary = new Diary("qin");
    diary.solve("a", 10);
    diary.solve("b", 11);
    expect(diary.streak(11)).toBe(2);
    expect(diary.streak(12)).toBe(2); // there is still time today
    expect(diary.streak(13)).toBe(0);
    diary.solve("c", 13);
    expect(diary.streak(13)).toBe(1);
    expect(new Diary("qin").longest).toBe(2); // and it is kept
  });

  it("does not count what was shown, nor a day twice", () => {
    const diary = new Diary("qin");
    diary.reveal("a");
    diary.solve("a", 10);
    new Diary("qin").solve("a", 10); // nor after the page was loaded again
    expect(new Diary("qin").streak(10)).toBe(0);
    expect(new Diary("qin").solved.has("a")).toBe(false);
    diary.solve("b", 10);
    diary.solve("b", 10);
    expect(diary.streak(10)).toBe(1);
  });

  it("keeps a book for each game", () => {
    new Diary("qin").solve("a", 10);
    expect(new Diary("great-wall").streak(10)).toBe(0);
    new Diary("great-wall").solve("b", 10);
    expect([...new Diary("qin").solved]).toEqual(["a"]);
  });

  it("forgets what makes no sense", () => {
    store.set("mandate.puzzles", '{"solved": 7, "streak": "many", "day": null}');
    expect(new Diary("qin").streak(0)).toBe(0);
    store.set("mandate.puzzles", "not JSON");
    expect(new Diary("qin").solved.size).toBe(0);
  });
});

describe("a person who solves", () => {
  const view = {
    seat: 0,
    decision: { number: 1, kind: "place", options: [puzzle.best] },
    options: { board: { name: "", rows: Array.from({ length: 13 }, () => ".".repeat(13)) } },
    hand: [puzzle.best.slice(0, 2)],
    supply: [24, 24],
  } as unknown as QinView;

  beforeEach(() => {
    vi.mocked(frames).mockResolvedValue([{ seat: 0, choice: null, events: [], view }]);
    const events = [{ event: "placed" }, { event: "founded" }];
    vi.mocked(tryOut).mockResolvedValue({ events, stop: "hidden", cautions: [], refusal: null } as never);
  });

  async function answer(token: string) {
    const solver = new Solver(new Solving(PUZZLES, puzzle.id));
    await solver.begin();
    solver.desk.judge.choose(token);
    await vi.waitFor(() => expect(solver.solving.tries).toBe(1));
    return solver;
  }

  it("sees that, whichever pile the new tile comes from", async () => {
    expect((await answer(puzzle.best)).solving.mood).toBe("solved");
    expect((await answer(`${puzzle.best}/2`)).solving.mood).toBe("solved");
  });

  it("sees what a wrong answer brings, and the best one only on request", async () => {
    const wrong = puzzle.wrong.find(({ reply }) => reply)!;
    const solver = await answer(wrong.choice);
    expect(solver.solving.mood).toBe("missed");
    expect(solver.solving.wrong).toEqual(wrong);
    expect(solver.marks.map(({ choice }) => choice)).toEqual([wrong.reply]);
    expect(solver.why).toBeNull();
    await solver.reveal();
    expect(solver.marks.map(({ choice }) => choice)).toEqual([puzzle.best]);
    expect(solver.why).toEqual([{ event: "founded" }]); // what it does, beyond the tile itself
  });

  it("has an answer that the puzzle does not tell of looked at, and never for more than what it tells", async () => {
    const least = puzzle.wrong.at(-1)!.value;
    vi.mocked(review).mockResolvedValue({ moves: [{ after: least + 0.2 }] } as never);
    vi.mocked(adviceOn).mockResolvedValue({ suggestions: [{ choice: "BB:c1d1", value: 0.5 }] } as never);
    const solver = await answer("RR:a1b1");
    await vi.waitFor(() => expect(solver.solving.wrong).not.toBeNull());
    expect(solver.solving.wrong).toEqual({ choice: "RR:a1b1", value: least, reply: "BB:c1d1" });
    expect(solver.marks.map(({ choice }) => choice)).toEqual(["BB:c1d1"]);
    await solver.again();
    expect(solver.solving.wrong).toBeNull();
  });

  it("sees as much as is known without a network", async () => {
    vi.mocked(review).mockResolvedValue(null as never);
    vi.mocked(adviceOn).mockResolvedValue(null as never);
    const solver = await answer("RR:a1b1");
    expect(solver.solving.mood).toBe("missed");
    expect(solver.solving.wrong).toBeNull();
  });
});

describe("a person who solves at a table of The Great Wall", () => {
  const wall = WALL_PUZZLES.all[0]!;
  const options = [wall.best, ...wall.wrong.map(({ choice }) => choice)];
  const { record, seat } = asked(wall);

  beforeEach(() => {
    store.clear();
    vi.mocked(position).mockResolvedValue({
      view: { seat, decision: { number: 1, kind: "clerks", options } },
      question: {
        kind: "clerks",
        title: { id: "x" },
        choices: options.map((token) => ({ label: { id: "choice-token", facts: { token } } })),
      },
    } as never);
  });

  async function begun() {
    const solving = new Solving(WALL_PUZZLES, wall.id);
    const solver = new WallSolver(solving);
    await solver.show();
    return { solver, solving };
  }

  it("is led there by the choices of a game", () => {
    expect(record.choices!.length).toBeGreaterThan(0);
    expect(record.choices!.every((made) => Number.isInteger(made.seat) && made.choice)).toBe(true);
    expect(record.setup).toHaveProperty("options");
  });

  it("answers on the desk, sees what is known of it, and may try again", async () => {
    const { solver, solving } = await begun();
    solver.desk.pick(wall.wrong[0]!.choice);
    await solver.desk.confirm();
    expect(solving.mood).toBe("missed");
    expect(solving.wrong).toEqual(wall.wrong[0]);
    solver.again();
    expect(solver.desk.options.map(({ token }) => token)).toEqual(options);
    solver.desk.pick(wall.best);
    await solver.desk.confirm();
    expect(solving.mood).toBe("solved");
    expect(new Diary("great-wall").solved.has(wall.id)).toBe(true);
  });

  it("does not count what was shown before", async () => {
    const { solver, solving } = await begun();
    solver.reveal();
    expect(solver.desk.question).toBe(null);
    solver.again();
    solver.desk.pick(wall.best);
    await solver.desk.confirm();
    expect(solving.mood).toBe("solved");
    expect(new Diary("great-wall").solved.has(wall.id)).toBe(false);
  });
});
