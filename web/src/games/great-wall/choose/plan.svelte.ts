/**
 * A plan: choices that are tried on a copy at the server, and sent only when the player says so.
 *
 * It has a desk of its own, on which the planned questions are answered as the real ones are. One can go back in it
 * and forward again. Another real question ends it.
 */

import { CAREFUL, PlainDesk } from "../../../plain/desk.svelte";
import type { Attempt, Forecast, Shown } from "../../../table/shown";
import {
  type GreatWallView,
  OFFLINE,
  type Refusal,
  type Stop,
  type Text,
  type Tried,
} from "../../../wire/messages";

/** What a plan needs of a table. */
export interface Planned {
  readonly shown: Shown | null;
  attempt(choices: string[]): Promise<Attempt>;
  /** Make choices one after another, all of them or none; why they were refused, or null. */
  chooseAll(tokens: string[]): Promise<Refusal | null>;
}

export interface Step {
  token: string;
  label: Text;
  lone: boolean; // a single choice, made without asking: one steps over it
}

/** Why a plan ended without the player's wish, or did not begin. */
export type Halt = "changed" | "refused";

export class Plan {
  on = $state(false);
  steps = $state.raw<readonly Step[]>([]); // also those behind us after going back
  at = $state(0); // so many of them are made on the copy
  stop = $state.raw<Stop>("own");
  view = $state.raw<GreatWallView | null>(null);
  playing = $state(false);
  halt = $state.raw<Halt | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  readonly desk: PlainDesk;

  #table: Planned;
  #ask: number | null = null; // the real question that it begins with
  #halted: number | null = null; // the one at which it came to that end
  #foreseen: { token: string; forecast: Forecast } | null = null; // what was previewed last
  #drawn = 0; // grows, so that the desk knows another question from the one before

  constructor(table: Planned) {
    this.#table = table;
    this.desk = new PlainDesk(
      { preview: (token) => this.#preview(token), choose: (token) => this.#choose(token) },
      () => false, // nothing is lost by a slip: one steps back
      { warns: CAREFUL.warns!, skips: CAREFUL.skips! }, // single choices are made as at the real table
    );
  }

  get tokens(): string[] {
    return this.steps.slice(0, this.at).map(({ token }) => token);
  }

  async begin(): Promise<void> {
    this.#ask = this.#table.shown?.ask ?? null;
    if (this.#ask === null) return;
    this.halt = null;
    this.steps = [];
    this.at = 0;
    if (!(await this.#go([]))) this.#end("refused");
  }

  discard(): void {
    this.on = false;
    this.view = null;
    this.steps = [];
    this.at = 0;
  }

  /** Another question is put: what was planned begins with one that has passed, and so does why it came to its end. */
  follow(ask: number | null): void {
    if (this.halt && ask !== this.#halted) this.halt = null;
    if (!this.on || this.playing || ask === this.#ask) return;
    this.#end("changed");
  }

  /** The connection is back: that it was lost is no answer any more. */
  reconnect(): void {
    if (this.refusal?.code !== OFFLINE) return;
    this.refusal = null;
    if (this.halt === "refused") this.halt = null;
  }

  #end(halt: Halt): void {
    this.discard();
    this.halt = halt;
    this.#halted = this.#table.shown?.ask ?? null;
  }

  back(): Promise<void> {
    let at = this.at - 1;
    while (at > 0 && this.steps[at]?.lone) at -= 1;
    return this.#move(at);
  }

  forward(): Promise<void> {
    let at = this.at + 1;
    while (this.steps[at]?.lone) at += 1;
    return this.#move(at);
  }

  async #move(at: number): Promise<void> {
    if (at < 0 || at > this.steps.length) return;
    if (await this.#go(this.steps.slice(0, at).map(({ token }) => token))) this.at = at;
  }

  /** Play all of it as one command: the server answers between the choices as it did when they were tried. */
  async play(): Promise<void> {
    if (this.at === 0 || this.playing) return;
    this.playing = true;
    this.refusal = await this.#table.chooseAll(this.tokens);
    this.playing = false;
    if (this.refusal) this.#end("refused");
    else this.discard();
  }

  async #go(tokens: string[]): Promise<boolean> {
    const { tried, refusal } = await this.#table.attempt(tokens);
    this.refusal = refusal;
    if (!tried) return false;
    this.on = true;
    this.stop = tried.stop;
    this.view = tried.view as unknown as GreatWallView;
    this.desk.show(this.#shown(tried));
    return true;
  }

  #shown({ view, question, stop }: Tried): Shown {
    this.#drawn += 1;
    const open = stop === "own";
    return {
      view: view as unknown as Shown["view"],
      ask: -this.#drawn,
      question: open ? (question ?? null) : null,
      facts: [],
      events: [],
      items: [],
    };
  }

  async #preview(token: string): Promise<Forecast> {
    const { tried, refusal } = await this.#table.attempt([...this.tokens, token]);
    if (!tried) return { events: null, refusal };
    const forecast = { events: tried.last, refusal: null, stop: tried.stop, cautions: tried.cautions };
    this.#foreseen = { token, forecast };
    return forecast;
  }

  async #choose(token: string): Promise<Refusal | null> {
    const steps = [
      ...this.steps.slice(0, this.at),
      { token, label: this.#label(token), lone: this.#lone(token) },
    ];
    if (!(await this.#go(steps.map((each) => each.token)))) return this.refusal;
    this.steps = steps;
    this.at = steps.length;
    return null;
  }

  /** Whether the desk makes this choice without asking. */
  #lone(token: string): boolean {
    const { shown } = this.desk;
    const foreseen = this.#foreseen?.token === token ? this.#foreseen.forecast : null;
    if (shown?.view.decision?.options.length !== 1 || !shown.question || !foreseen) return false;
    return CAREFUL.skips!(shown.question, foreseen);
  }

  /** How the question calls it; the desk has put its options away when it sends one. */
  #label(token: string): Text {
    const at = this.desk.shown?.view.decision?.options.indexOf(token) ?? -1;
    return this.desk.shown?.question?.choices[at]?.label ?? { id: "choice-token", facts: { token } };
  }
}
