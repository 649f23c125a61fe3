/** The desk of one player at a plain table: which option is looked at, and what the server says it would bring. */

import { settings } from "../settings.svelte";
import type { Session } from "../table/session.svelte";
import type { Forecast, Shown } from "../table/shown";
import { type Choice, OFFLINE, type Question, type Refusal } from "../wire/messages";

export interface Judge {
  /** Ask the server what a choice would do, or why it is not allowed. */
  preview(token: string): Promise<Forecast>;
  /** Make the choice; why it was refused, or null. */
  choose(token: string): Promise<Refusal | null>;
}

/** What a person wants to be asked once more for, or not at all. */
export interface Care {
  /** Whether a choice with these consequences is to be confirmed, also by who does not confirm everything. */
  stopsFor?(forecast: Forecast): boolean;
  /** Whether the only option is chosen by itself. */
  skips?(question: Question, forecast: Forecast): boolean;
  /** Milliseconds before it is: other people at this screen must not read a hand from the speed. */
  pause?(question: Question): number;
  /** Whether warnings of this kind are wanted. */
  warns?(kind: string): boolean;
}

/** An option of the question, as token and in words. */
export interface Option {
  token: string;
  choice: Choice;
}

const PEEK = 160; // the same for the mouse, which passes by more often
const WAIT = 90; // milliseconds that one rests on an option before the server is asked

export class PlainDesk {
  shown = $state.raw<Shown | null>(null);
  chosen = $state<string | null>(null);
  forecast = $state.raw<Forecast | null>(null);
  sent = $state(false);
  skipping = $state(false); // the only option is about to be chosen by itself
  peeked = $state<string | null>(null); // what the mouse rests on: its forecast is shown, and nothing is chosen
  changing = $state(false); // the usual answer is not wanted: all options are shown

  #ask: number | null = null;
  #seat: number | null = null;
  #forecasts = new Map<string, Forecast>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly judge: Judge,
    readonly confirms: () => boolean,
    readonly care: Care = {},
  ) {}

  readonly question = $derived(this.sent ? null : (this.shown?.question ?? null));
  /** A lesson offers only some of what the rules allow; null: all of it. */
  limit = $state.raw<(shown: Shown) => ReadonlySet<string> | null>(() => null);
  /** The kinds of warnings that a lesson has explained where it orders such a choice. */
  explained = $state.raw<(shown: Shown) => readonly string[]>(() => []);
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

  /** The usual answer, until the player changes it. */
  readonly usual = $derived(
    this.changing ? null : (this.options.find(({ token }) => token === this.question?.usual) ?? null),
  );
  readonly #explained = $derived(this.shown ? this.explained(this.shown) : []);
  /** What the player may not have meant, and wants to be warned of. */
  readonly cautions = $derived(
    (this.forecast?.events ? (this.forecast.cautions ?? []) : []).filter(
      ({ kind }) => (this.care.warns?.(kind) ?? true) && !this.#explained.includes(kind),
    ),
  );

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
    this.#forecasts = new Map();
    this.sent = false;
    this.stay();
    this.drop();
    this.changing = false;
    const [only, ...others] = this.#all;
    if (this.usual) this.pick(this.usual.token);
    if (only && others.length === 0) void this.#takeOnly(only.token);
  }

  /** Nothing to choose: it only waits to be confirmed, or not even that. */
  async #takeOnly(token: string): Promise<void> {
    this.pick(token);
    const forecasts = this.#forecasts;
    const { question } = this;
    if (!this.care.skips || !question) return;
    const forecast = await this.#forecastOf(token);
    if (forecasts !== this.#forecasts || this.chosen !== token || !this.care.skips(question, forecast))
      return;
    if (this.cautions.length) return;
    const pause = this.care.pause?.(question) ?? 0;
    if (!pause) return this.confirm();
    this.skipping = true;
    this.#pause = setTimeout(() => {
      this.pick(token);
      void this.confirm();
    }, pause);
  }

  /** Leave the only option to the person after all. */
  stay(): void {
    clearTimeout(this.#pause);
    this.skipping = false;
  }

  /** Look at an option. */
  pick(token: string): void {
    if (this.sent || !this.options.some((option) => option.token === token)) return;
    this.chosen = token;
    this.peeked = null;
    this.#look(token);
  }

  /** The mouse rests on an option, or no longer on any. */
  peek(token: string | null): void {
    if (this.sent || this.peeked === token) return;
    if (token !== null && !this.options.some((option) => option.token === token)) return;
    this.peeked = token;
    if (token ?? this.chosen) this.#look((token ?? this.chosen)!, PEEK);
    else this.drop();
  }

  /** A click on an option: who does not want to confirm has chosen by it, unless it is one to be careful with. */
  press(token: string): void {
    this.pick(token);
    if (this.confirms()) return;
    if (this.care.stopsFor) void this.#chooseUnless(token);
    else void this.confirm();
  }

  async #chooseUnless(token: string): Promise<void> {
    const forecasts = this.#forecasts;
    const forecast = await this.#forecastOf(token);
    if (forecasts !== this.#forecasts || this.chosen !== token || this.sent) return;
    if (!this.care.stopsFor?.(forecast) && !this.cautions.length) await this.confirm();
  }

  /** Look at none. */
  drop(): void {
    this.chosen = null;
    this.peeked = null;
    this.forecast = null;
    clearTimeout(this.#timer);
  }

  async confirm(): Promise<void> {
    const token = this.option?.token;
    if (!token || this.sent) return;
    this.stay();
    this.sent = true;
    const forecasts = this.#forecasts;
    const refusal = await this.judge.choose(token);
    if (!refusal || forecasts !== this.#forecasts) return;
    this.sent = false;
    this.forecast = { events: null, refusal };
  }

  #look(token: string, wait = WAIT): void {
    clearTimeout(this.#timer);
    this.forecast = this.#forecasts.get(token) ?? null;
    if (!this.forecast) this.#timer = setTimeout(() => void this.#fetch(token), wait);
  }

  async #fetch(token: string): Promise<void> {
    const forecasts = this.#forecasts;
    const forecast = await this.judge.preview(token);
    if (forecast.refusal?.code !== OFFLINE) forecasts.set(token, forecast);
    if (this.#forecasts === forecasts && (this.peeked ?? this.chosen) === token && !this.sent)
      this.forecast = forecast;
  }

  /** The same at once, for a caller that needs it now. */
  async #forecastOf(token: string): Promise<Forecast> {
    const known = this.#forecasts.get(token);
    if (known) return known;
    clearTimeout(this.#timer);
    const forecasts = this.#forecasts;
    const forecast = await this.judge.preview(token);
    if (forecast.refusal?.code !== OFFLINE) forecasts.set(token, forecast);
    if (this.#forecasts === forecasts && this.chosen === token && !this.sent) this.forecast = forecast;
    return forecast;
  }
}

/** The desk of the person at this table. */
export function deskAt(session: Session): PlainDesk {
  return new PlainDesk(
    { preview: (token) => session.preview(token), choose: (token) => session.choose(token) },
    () => settings.confirm,
    carefulAt(session),
  );
}

const QUICKEST = 1200; // milliseconds, as of a person who reads the question and passes
const SLOWEST = 3600;

/** As the settings say; where all people share this screen, also an only option that comes from a hidden hand. */
export function carefulAt(session: Pick<Session, "table" | "hotSeat">, chance = Math.random): Care {
  const shared = ({ guarded }: Question): boolean =>
    Boolean(guarded) &&
    session.hotSeat &&
    settings.lone === "smart" &&
    (session.table?.seats ?? []).every(({ you, kind }) => you || kind === "bot");
  return {
    ...CAREFUL,
    skips: (question, forecast) =>
      CAREFUL.skips!(question, forecast) || (shared(question) && forecast.events !== null),
    pause: (question) => (shared(question) ? QUICKEST + chance() * (SLOWEST - QUICKEST) : 0),
  };
}

/** As the settings say. */
export const CAREFUL: Care = {
  stopsFor: ({ events, ...forecast }) =>
    !events ||
    !("stop" in forecast) ||
    (forecast.stop === "hidden" && settings.confirmHidden) ||
    ((forecast.stop === "others" || forecast.stop === "over") && settings.confirmTurn),
  skips: ({ guarded }, forecast) => {
    if (settings.lone === "never" || !forecast.events) return false;
    return settings.lone === "always" || (!guarded && forecast.stop !== "hidden");
  },
  warns: (kind) => !settings.quiet.includes(kind),
};
