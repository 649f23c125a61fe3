/** The desk of one player at a plain table: which option is looked at, and what the server says it would bring. */

import { settings } from "../settings.svelte";
import type { Forecast, Session, Shown } from "../table/session.svelte";
import { type Choice, OFFLINE, type Refusal } from "../wire/messages";

export interface Judge {
  /** Ask the server what a choice would do, or why it is not allowed. */
  preview(token: string): Promise<Forecast>;
  /** Make the choice; why it was refused, or null. */
  choose(token: string): Promise<Refusal | null>;
}

/** An option of the question, as token and in words. */
export interface Option {
  token: string;
  choice: Choice;
}

const WAIT = 90; // milliseconds that one rests on an option before the server is asked

export class PlainDesk {
  shown = $state.raw<Shown | null>(null);
  chosen = $state<string | null>(null);
  forecast = $state.raw<Forecast | null>(null);
  sent = $state(false);

  #ask: number | null = null;
  #seat: number | null = null;
  #told = new Map<string, Forecast>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly judge: Judge,
    readonly confirms: () => boolean,
  ) {}

  readonly question = $derived(this.sent ? null : (this.shown?.question ?? null));
  /** A lesson offers only some of what the rules allow; null: all of it. */
  limit = $state.raw<(shown: Shown) => ReadonlySet<string> | null>(() => null);
  readonly #all = $derived<Option[]>(
    (this.question ? (this.shown?.view.decision?.options ?? []) : []).flatMap((token, at) => {
      const choice = this.question?.choices[at];
      return choice ? [{ token, choice }] : [];
    }),
  );
  readonly #limited = $derived(this.shown && this.limit(this.shown));
  readonly options = $derived(this.#all.filter(({ token }) => this.#limited?.has(token) ?? true));
  /** What the rules allow, and a lesson keeps for later. */
  readonly later = $derived(this.#all.filter(({ token }) => !(this.#limited?.has(token) ?? true)));
  readonly option = $derived(this.options.find(({ token }) => token === this.chosen) ?? null);

  /** How things stand now. If another question is put, what was known about the one before no longer holds. */
  show(shown: Shown): void {
    const { seat } = shown.view;
    const fresh = shown.ask !== this.#ask || seat !== this.#seat;
    this.#ask = shown.ask;
    this.#seat = seat;
    this.shown = shown;
    if (fresh) this.#begin();
    else if (this.forecast?.refusal?.code === OFFLINE && this.chosen) this.#look(this.chosen, 0); // the line is back
  }

  #begin(): void {
    this.#told = new Map();
    this.sent = false;
    this.drop();
    const [only, ...others] = this.#all;
    if (only && others.length === 0) this.pick(only.token); // nothing to choose: it only waits to be confirmed
  }

  /** Look at an option. */
  pick(token: string): void {
    if (this.sent || !this.options.some((option) => option.token === token)) return;
    this.chosen = token;
    this.#look(token);
  }

  /** A click on an option: who does not want to confirm has chosen by it. */
  press(token: string): void {
    this.pick(token);
    if (!this.confirms()) void this.confirm();
  }

  /** Look at none. */
  drop(): void {
    this.chosen = null;
    this.forecast = null;
    clearTimeout(this.#timer);
  }

  async confirm(): Promise<void> {
    const token = this.option?.token;
    if (!token || this.sent) return;
    this.sent = true;
    const question = this.#told;
    const refusal = await this.judge.choose(token);
    if (!refusal || question !== this.#told) return;
    this.sent = false;
    this.forecast = { events: null, refusal };
  }

  #look(token: string, wait = WAIT): void {
    clearTimeout(this.#timer);
    this.forecast = this.#told.get(token) ?? null;
    if (!this.forecast) this.#timer = setTimeout(() => void this.#fetch(token), wait);
  }

  async #fetch(token: string): Promise<void> {
    const told = this.#told;
    const forecast = await this.judge.preview(token);
    if (forecast.refusal?.code !== OFFLINE) told.set(token, forecast);
    if (this.#told === told && this.chosen === token && !this.sent) this.forecast = forecast;
  }
}

/** The desk of whoever sits at this table. */
export function deskAt(session: Session): PlainDesk {
  return new PlainDesk(
    { preview: (token) => session.preview(token), choose: (token) => session.choose(token) },
    () => settings.confirm,
  );
}
