/**
 * The guided first Year: a real solo game with a fixed deal, in which each question has one answer to learn from.
 * The learner's progress is read from the table itself, so that a reload, a takeback or another device loses nothing.
 */

import type { Shown } from "../../../table/shown";
import type { GreatWallView } from "../../../wire/generated";
import type { Plan, Question, TableInfo } from "../../../wire/messages";

/** By what a question is recognised; on the way through the lesson no two are alike in it. */
export interface At {
  year: number;
  kind: string;
  turn: number | null; // whose it is
  options: number; // how many
  left: number | null; // how often more one is asked, where the question says so
}

export interface Step {
  id: string; // of its words
  at: At;
  choose?: string[]; // what may be chosen; anything where the lesson is over
  times?: number; // the same question comes so often in a row
  explains?: string[]; // kinds of warnings that its choice brings up, and its words explain
}

const SEED = "first-year-21"; // whose deal the steps were written for

export const PLAN: Plan = {
  game: "great-wall",
  options: { players: 1 },
  seats: [{ kind: "me" }],
  seed: SEED,
  takebacks: true,
  hints: true,
  chat: false,
};

export function isLesson(table: Pick<TableInfo, "game" | "seed"> | null): boolean {
  return table?.game === "great-wall" && table.seed === SEED;
}

export function placeOf(view: GreatWallView, question: Question): At {
  const left = question.title.facts?.["n"];
  return {
    year: view.time.year,
    kind: view.decision?.kind ?? "",
    turn: view.time.turn?.clan ?? null,
    options: view.decision?.options.length ?? 0,
    left: typeof left === "number" ? left : null,
  };
}

/** Which of these steps a question is; null where no step matches. */
function stepAt(steps: readonly Step[], view: GreatWallView, question: Question): Step | null {
  const here = placeOf(view, question);
  const same = (at: At) => (Object.keys(at) as (keyof At)[]).every((name) => at[name] === here[name]);
  const offered = view.decision?.options ?? [];
  return (
    steps.find(({ at, choose = [] }) => same(at) && choose.every((token) => offered.includes(token))) ?? null
  );
}

export class Guide {
  stopped = $state(false); // who wants to go on alone
  steps = $state.raw<readonly Step[]>([]); // until they are loaded, nothing may be chosen

  constructor(readonly leads: () => boolean) {
    $effect(() => {
      if (leads() && this.steps.length === 0)
        import("./first-year.json").then(
          (found) => (this.steps = found.default),
          () => (this.stopped = true),
        );
    });
  }

  get #waits(): boolean {
    return this.leads() && !this.stopped && this.steps.length === 0;
  }

  step(shown: Shown | null): Step | null {
    if (this.stopped || !this.leads() || !shown?.question) return null;
    return stepAt(this.steps, shown.view as unknown as GreatWallView, shown.question);
  }

  /** What may be chosen now; null where everything may. */
  readonly limit = (shown: Shown): ReadonlySet<string> | null => {
    if (this.#waits) return new Set();
    const choose = this.step(shown)?.choose;
    return choose ? new Set(choose) : null;
  };

  /** The warnings that need not be shown: the lesson speaks of them itself. */
  readonly explained = (shown: Shown): readonly string[] => this.step(shown)?.explains ?? [];

  /** Whether the learner left the lesson's path before its end. */
  astray(shown: Shown | null): boolean {
    if (this.stopped || this.#waits || !this.leads() || !shown?.question || this.step(shown)) return false;
    return (shown.view as unknown as GreatWallView).time.year <= 1;
  }
}
