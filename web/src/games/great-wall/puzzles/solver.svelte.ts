/** A puzzle of The Great Wall on the table: the position as its seat sees it, and a desk for the answer. */

import { PlainDesk } from "../../../plain/desk.svelte";
import type { Solving } from "../../../puzzles/solving.svelte";
import type { Shown } from "../../../table/shown";
import { or } from "../../../wire/api";
import type { GivenGameRecord, Question, Refusal, Seat } from "../../../wire/messages";
import { position, tryOut } from "../../../wire/study";
import { asked } from "./list";

export class Solver {
  shown = $state.raw<Shown | null>(null);
  readonly record: GivenGameRecord;
  readonly seat: Seat;
  readonly desk: PlainDesk;
  #ask = 0; // grows: the same question once more is another one to the desk

  constructor(readonly solving: Solving) {
    ({ record: this.record, seat: this.seat } = asked(solving.puzzle));
    this.desk = new PlainDesk(
      { preview: (token) => tryOut(this.record, this.seat, token), choose: (token) => this.#answer(token) },
      () => true,
    );
  }

  /** The position and its question, as the server has them. */
  async show(): Promise<void> {
    const found = await or(position(this.record, this.seat), null);
    this.solving.offline = found === null;
    if (!found) return;
    this.shown = {
      view: found.view as unknown as Shown["view"],
      ask: null,
      question: (found.question ?? null) as Question | null,
      facts: [],
      events: [],
      items: [],
    };
    if (this.solving.mood === "asked") this.#put();
  }

  again(): void {
    this.solving.again();
    this.#put();
  }

  reveal(): void {
    this.solving.reveal();
    this.desk.drop();
    this.desk.sent = true;
  }

  /** An option as the question calls it. */
  labelOf(token: string) {
    const at = this.shown?.view.decision?.options.indexOf(token) ?? -1;
    return this.shown?.question?.choices[at]?.label ?? null;
  }

  #put(): void {
    if (!this.shown) return;
    this.#ask += 1;
    this.desk.show({ ...this.shown, ask: this.#ask });
    this.desk.changing = true; // no answer is the usual one here
    this.desk.drop();
  }

  #answer(token: string): Promise<Refusal | null> {
    this.solving.answer(token);
    return Promise.resolve(null);
  }
}
