/** Where a learner stands: which step, what was placed, and whether the task is solved. */

import { placementOf } from "../data/token";
import type { QinView } from "../data/view";
import { moving } from "../../../settings.svelte";
import { Desk } from "../table/desk.svelte";
import { Show } from "../table/show.svelte";
import { or } from "../../../wire/api";
import { type Frame, frames, tryOut } from "../../../wire/study";
import { keepSolved, keepStep, keptSolved, whenLearned } from "./kept";
import { type Lesson, LESSONS, reached, type Step } from "./lesson";
import { recordFrom } from "../data/position";

export class Pupil {
  number = $state(0);
  view = $state.raw<QinView | null>(null);
  mood = $state<"asked" | "solved" | "missed">("asked");
  solved = $state.raw<ReadonlySet<number>>(new Set()); // the steps that were done, not those that were skipped
  offline = $state(false);

  readonly step = $derived.by<Step>(() => this.lesson.steps[this.number]!);
  readonly show = new Show((update) => (this.view = update.view), moving);
  readonly desk: Desk = new Desk(
    {
      preview: async (token) => {
        const { step } = this;
        const forecast = await tryOut(recordFrom(step.position, step.id, []), 0, token);
        if (step === this.step && forecast.refusal?.clause && forecast.refusal.clause === step.goal.refused)
          this.#judge(true);
        return forecast;
      },
      choose: (token) => void this.#place(token),
    },
    () => true,
  );

  constructor(readonly lesson: Lesson = LESSONS[0]!) {
    this.solved = keptSolved(lesson);
  }

  async go(number: number): Promise<void> {
    this.number = number;
    keepStep(number, this.lesson);
    this.mood = "asked";
    this.show.clear();
    this.desk.rest();
    const [start] = await this.#frames([]);
    if (!start || this.number !== number) return;
    this.view = start.view;
    this.desk.begin(start.view);
  }

  /** Show one way to do it: the tile is laid where it solves the task. */
  hint(): void {
    const placement = placementOf(this.step.solution);
    if (!placement || !this.view) return;
    this.desk.lay(placement);
  }

  async #place(token: string): Promise<void> {
    const { step } = this;
    const after = (await this.#frames([token])).at(-1);
    if (step !== this.step) return; // the learner has gone on to another one
    if (!after) {
      if (this.view) this.desk.begin(this.view);
      return;
    }
    this.desk.rest();
    this.show.add({ view: { ...after.view, decision: null }, events: after.events });
    this.#judge(reached(step.goal, after.events));
  }

  #judge(solved: boolean): void {
    this.mood = solved ? "solved" : "missed";
    if (!solved) return;
    this.solved = new Set([...this.solved, this.number]);
    keepSolved(this.number, this.lesson);
  }

  /** Hear of what is solved in another tab, until the function that is returned is called. */
  follow(): () => void {
    return whenLearned(() => (this.solved = new Set([...this.solved, ...keptSolved(this.lesson)])));
  }

  /** The positions of the step; none where the line is broken. */
  async #frames(choices: string[]): Promise<Frame[]> {
    const found = await or(frames(recordFrom(this.step.position, this.step.id, choices), 0), []);
    this.offline = found.length === 0;
    return found;
  }
}
