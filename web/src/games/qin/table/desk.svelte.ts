/** The desk of one player: which tile is held, where, and what is known about placing it there. */

import { pagodaBalance, type QinEvent } from "../data/events";
import {
  type Hold,
  isUnder,
  nextPlacement,
  onBoard,
  placementFrom,
  putDown,
  spacesFor,
  tokenFrom,
  turned,
  turnedToFit,
  TURNS,
} from "../data/hold";
import { beside, sameSpace, type Space, type SpaceName, type Turn } from "../data/space";
import { type Placement, placementOf } from "../data/token";
import type { QinView, TileName } from "../data/view";
import { OFFLINE, type Refusal } from "../../../wire/messages";

/** What the server says about a placement before it is made. */
export type Forecast = { events: QinEvent[]; refusal: null } | { events: null; refusal: Refusal };

export interface Judge {
  /** Ask the server what a placement would do, or why it is not allowed. */
  preview(token: string): Promise<Forecast>;
  /** Make the choice. */
  choose(token: string): void;
}

const WAIT = 90; // milliseconds that a tile rests over a spot before the server is asked

export class Desk {
  view = $state.raw<QinView | null>(null);
  chosen = $state(0); // which tile of the hand
  turn = $state<Turn>(0);
  at = $state.raw<Space | null>(null);
  laid = $state(false); // put down, and waiting to be confirmed
  pile = $state<number | null>(null); // 1 to 4; null for the highest
  forecast = $state.raw<Forecast | null>(null);
  sent = $state(false);
  underway = $state.raw<Placement | null>(null); // what was sent: it stays in sight until there is an answer

  byKeys = $state(false); // the keyboard is on the board

  #question: number | null = null;
  #forecasts = new Map<string, Forecast>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly judge: Judge,
    readonly confirms: () => boolean,
  ) {}

  readonly active = $derived(this.view?.decision?.kind === "place" && !this.sent);
  readonly offered = $derived<ReadonlySet<string>>(new Set(this.view?.decision?.options ?? []));
  readonly tile = $derived<TileName | null>(this.view?.hand[this.chosen] ?? null);
  readonly hold = $derived<Hold | null>(
    this.active && this.tile ? { tile: this.tile, turn: this.turn, at: this.at } : null,
  );
  readonly token = $derived(this.hold && tokenFrom(this.hold));
  readonly fits = $derived(this.token !== null && this.offered.has(this.token));
  readonly hints = $derived<ReadonlySet<SpaceName>>(
    this.active && this.tile ? spacesFor(this.tile, this.offered) : new Set(),
  );
  readonly balance = $derived(
    this.forecast?.events && this.view
      ? pagodaBalance(this.forecast.events, this.view.supply.length)
      : (this.view?.supply.map(() => 0) ?? []),
  );

  /**
   * A new view has come. If it puts another question, what was known about placements no longer holds.
   * The table's number distinguishes questions: after a takeback the game's own comes once more.
   */
  show(view: QinView, question: number | null): void {
    const fresh = question !== this.#question || view.seat !== this.view?.seat;
    this.#question = question;
    if (fresh) this.begin(view);
    else {
      this.view = view;
      if (this.forecast?.refusal?.code === OFFLINE) this.#ask(0); // the connection is back
    }
  }

  /** A new question. */
  begin(view: QinView): void {
    this.view = view;
    this.#forecasts = new Map();
    this.sent = false;
    this.underway = null;
    this.pile = null;
    this.chosen = Math.max(0, Math.min(this.chosen, view.hand.length - 1));
    this.lift();
  }

  /** Take nothing more until the next question comes. */
  rest(): void {
    this.lift();
    this.sent = true;
    this.underway = null;
  }

  /** Take another tile of the hand. */
  pick(index: number): void {
    if (!this.view || index < 0 || index >= this.view.hand.length) return;
    this.chosen = index;
    this.laid = false;
    this.#ask();
  }

  /** Hold the tile over a space; null when the pointer has left the board. */
  hover(space: Space | null): void {
    if (!this.active || this.laid) return;
    this.at = space;
    if (this.hold && space) this.at = this.#within(this.hold).at;
    this.#ask();
  }

  /** One step with an arrow key. */
  step(direction: Turn): void {
    if (!this.hold || !this.view) return;
    const { width, height } = this.#size();
    const middle = { column: Math.floor(width / 2), row: Math.floor(height / 2) };
    this.laid = false;
    this.at = this.at ? beside(this.at, direction) : middle;
    this.at = this.#within({ ...this.hold, at: this.at }).at;
    this.#ask();
  }

  /** Hold it over the next spot where it fits, or the one before. */
  next(by: 1 | -1): void {
    const placement = this.hold && nextPlacement(this.hold, this.offered, by);
    if (!placement) return;
    this.#hold(placement);
    this.laid = false;
    this.#ask(0);
  }

  /** Turn it; once it was put down, to the next way that fits there. */
  rotate(by: 1 | -1 = 1): void {
    if (!this.hold) return;
    this.#take(this.#within(this.laid ? turnedToFit(this.hold, this.offered) : turned(this.hold, by)));
  }

  /** Put the tile down on a space; on the tile that lies there already: turn it. */
  putDown(space: Space): void {
    if (!this.hold) return;
    if (this.laid && isUnder(this.hold, space)) {
      this.rotate();
      return;
    }
    this.#take(this.#within(putDown(this.hold, space, this.offered)));
    this.#lay();
  }

  /** Put a tile of the hand down as a placement says. */
  lay(placement: Placement): void {
    if (!this.view) return;
    this.chosen = Math.max(0, this.view.hand.indexOf(placement.tile));
    this.#hold(placement);
    this.laid = true;
    this.#ask(0);
  }

  /** Enter: put down what is held, then confirm it. */
  enter(): void {
    if (!this.hold?.at) return;
    if (this.laid) this.confirm();
    else this.#lay();
  }

  confirm(): void {
    const { token, hold } = this;
    if (!token || !hold || !this.fits || this.sent) return;
    this.underway = placementFrom(hold);
    this.sent = true;
    this.judge.choose(this.pile ? `${token}/${this.pile}` : token);
  }

  /** The server did not take the choice: the tile is in the hand again. */
  refused(refusal: Refusal): void {
    this.sent = false;
    this.underway = null;
    this.forecast = { events: null, refusal };
  }

  /** Take the tile back into the hand. */
  lift(): void {
    this.laid = false;
    this.at = null;
    this.forecast = null;
    clearTimeout(this.#timer);
  }

  #lay(): void {
    if (this.fits && !this.confirms()) this.confirm();
    else this.laid = true;
    this.#ask(0);
  }

  #hold({ first, second }: Placement): void {
    this.turn = TURNS.find((each) => sameSpace(beside(first, each), second)) ?? this.turn;
    this.at = first;
  }

  #take(hold: Hold): void {
    this.turn = hold.turn;
    this.at = hold.at;
    this.#ask();
  }

  #within(hold: Hold): Hold {
    const { width, height } = this.#size();
    return onBoard(hold, width, height);
  }

  #size(): { width: number; height: number } {
    const rows = this.view?.options.board.rows ?? [];
    return { width: rows[0]?.length ?? 0, height: rows.length };
  }

  #ask(wait = WAIT): void {
    clearTimeout(this.#timer);
    const token = this.token;
    this.forecast = (token && this.#forecasts.get(token)) || null;
    if (!token || this.forecast || !placementOf(token)) return;
    this.#timer = setTimeout(() => void this.#fetch(token), wait);
  }

  async #fetch(token: string): Promise<void> {
    const forecasts = this.#forecasts;
    const forecast = await this.judge.preview(token);
    if (forecast.refusal?.code !== OFFLINE) forecasts.set(token, forecast);
    if (this.#forecasts === forecasts && this.token === token) this.forecast = forecast;
  }
}
