/** Hints: asks for one, and keeps it for as long as the question it answers is open. */

import { type Advice, OFFLINE, type Refusal } from "../wire/messages";

export type Hint = { advice: Advice; refusal: null } | { advice: null; refusal: Refusal };

export class Adviser {
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  #question = 0; // grows: an answer to an earlier one is dropped

  constructor(readonly ask: () => Promise<Hint>) {}

  async advise(): Promise<void> {
    if (this.thinking || this.advice) return;
    const question = this.#question;
    this.thinking = true;
    this.refusal = null;
    const hint = await this.ask();
    if (question !== this.#question) return;
    this.thinking = false;
    this.advice = hint.advice;
    this.refusal = hint.refusal;
  }

  /** The connection is back: that it was lost is no answer any more. */
  reconnect(): void {
    if (this.refusal?.code === OFFLINE) this.refusal = null;
  }

  /** Another question is open, or none. */
  forget(): void {
    this.#question += 1;
    this.thinking = false;
    this.advice = null;
    this.refusal = null;
  }
}
