import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepSolved, keptSolved, keptStep } from "../src/games/qin/learn/kept";
import { STEPS } from "../src/games/qin/learn/lesson";
import { Pupil } from "../src/games/qin/learn/pupil.svelte";
import type { QinView } from "../src/games/qin/data/view";
import type { GivenGameRecord, Refusal } from "../src/wire/messages";
import type { Frame } from "../src/wire/study";
import { frames, tryOut } from "../src/wire/study";

vi.mock("../src/wire/study");
vi.mock("../src/wire/api", () => ({ or: <T>(asked: Promise<T>) => asked }));
vi.mock("../src/settings.svelte", () => ({ moving: () => false }));

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
});

/** A position whose only placement is the step's own solution. */
function frame(solution: string): Frame {
  const view = {
    seat: 0,
    decision: { number: 1, kind: "place", options: [solution] },
    options: { board: { name: "", rows: Array.from({ length: 13 }, () => ".".repeat(13)) } },
    hand: [solution.slice(0, 2)],
    supply: [24, 24],
  } as unknown as QinView;
  return { seat: 0, choice: null, events: [], view };
}

describe("a learner", () => {
  let pupil: Pupil;

  beforeEach(async () => {
    vi.useFakeTimers();
    store.clear();
    vi.mocked(frames).mockImplementation(({ choices }: GivenGameRecord) =>
      Promise.resolve([frame(choices?.[0]?.choice ?? STEPS[0]!.solution)]),
    );
    pupil = new Pupil();
    await pupil.go(0);
  });

  it("does not see the result of one step on the next", async () => {
    let answer: (found: Frame[]) => void = () => undefined;
    vi.mocked(frames).mockReturnValueOnce(new Promise((done) => (answer = done)));
    pupil.hint();
    pupil.desk.confirm();
    expect(frames).toHaveBeenCalledTimes(2);
    await pupil.go(1);
    const { view } = pupil;
    answer([frame(STEPS[0]!.solution)]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(pupil.mood).toBe("asked");
    expect(pupil.view).toBe(view);
  });

  it("has not done the steps that were skipped", async () => {
    const asked = STEPS.findIndex(({ goal }) => goal.refused);
    const refusal: Refusal = { is: "refused", ref: null, code: "", sentence: "", clause: null };
    await pupil.go(asked);
    expect([...pupil.solved]).toEqual([]);
    vi.mocked(tryOut).mockResolvedValueOnce({
      events: null,
      refusal: { ...refusal, clause: STEPS[asked]!.goal.refused! },
    });
    pupil.desk.lay({ tile: "RR", first: { column: 0, row: 0 }, second: { column: 1, row: 0 } });
    await vi.advanceTimersByTimeAsync(200);
    expect([...pupil.solved]).toEqual([asked]);
    await pupil.go(0);
    expect([...pupil.solved]).toEqual([asked]);
  });

  it("resumes where they were, with what they have solved, whatever else this browser keeps", async () => {
    expect([keptStep(), [...keptSolved()]]).toEqual([0, []]);
    for (const number of [0, 2]) keepSolved(number);
    await pupil.go(3);
    expect([keptStep(), [...new Pupil().solved]]).toEqual([3, [0, 2]]);
    for (const wrong of [
      "",
      "[]",
      "null",
      '{"step": 7, "solved": "all"}',
      '{"step": "?", "solved": [7, "?"]}',
    ]) {
      store.set("mandate.lesson", wrong);
      expect([keptStep(), [...keptSolved()]]).toEqual([0, []]);
    }
  });

  it("begins again once everything is solved", async () => {
    STEPS.forEach((_, number) => keepSolved(number));
    await pupil.go(3);
    expect(keptStep()).toBe(0);
  });

  it("does not solve the next step by what was refused on the one before", async () => {
    const asked = STEPS.findIndex(({ goal }) => goal.refused);
    const clause = STEPS[asked]!.goal.refused!;
    const refusal: Refusal = { is: "refused", ref: null, code: "", sentence: "", clause };
    let answer: () => void = () => undefined;
    vi.mocked(tryOut).mockReturnValueOnce(
      new Promise((done) => (answer = () => done({ events: null, refusal }))),
    );
    pupil.hint();
    await vi.advanceTimersByTimeAsync(200);
    await pupil.go(asked);
    answer();
    await vi.advanceTimersByTimeAsync(200);
    expect(pupil.mood).toBe("asked");
  });
});
