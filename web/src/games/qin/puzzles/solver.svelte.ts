/** A puzzle of Qin on the board: the position, what is placed there, and what is marked afterwards. */

import type { QinEvent } from "../data/events";
import { moverOf, recordFrom } from "../data/position";
import { type Placement, placementOf } from "../data/token";
import type { QinView, Seat } from "../data/view";
import { askedOf, MINE } from "../../../puzzles/mistakes";
import type { Solving } from "../../../puzzles/solving.svelte";
import { moving } from "../../../settings.svelte";
import { Desk } from "../table/desk.svelte";
import { Show } from "../table/show.svelte";
import type { Suggestion } from "../table/suggestions";
import { or } from "../../../wire/api";
import type { GivenGameRecord } from "../../../wire/messages";
import { adviceOn, type Frame, frames, review, tryOut } from "../../../wire/study";

export class Solver {
  view = $state.raw<QinView | null>(null);
  why = $state.raw<readonly QinEvent[] | null>(null); // what the best placement does, once it is known

  readonly seat: Seat;
  readonly marks = $derived.by<Suggestion[]>(() => {
    const { mood, puzzle, wrong } = this.solving;
    if (mood === "shown") return marked(puzzle.best, puzzle.value);
    return mood === "missed" && wrong?.reply ? marked(wrong.reply, null) : [];
  });
  readonly show = new Show((update) => (this.view = update.view), moving);
  readonly desk: Desk = new Desk(
    {
      preview: (token) => tryOut(this.#record([]), this.seat, token),
      choose: (token) => void this.#place(token),
    },
    () => true,
  );

  readonly #base: GivenGameRecord; // a game up to this question, or a position

  constructor(readonly solving: Solving) {
    const { puzzle } = solving;
    const own = puzzle.kind === MINE ? askedOf(puzzle) : null;
    this.#base = own?.record ?? recordFrom(puzzle.position, "puzzle", []);
    this.seat = own?.seat ?? moverOf(puzzle.position);
  }

  /** The position, at first or once more. */
  async again(): Promise<void> {
    this.solving.again();
    await this.begin();
  }

  /** Give up: the best placement is shown where it belongs. */
  async reveal(): Promise<void> {
    this.solving.reveal();
    await Promise.all([this.begin(), this.#explain()]);
  }

  /** The position, with a question as long as none was given up. */
  async begin(): Promise<void> {
    const { solving } = this;
    this.show.clear();
    this.desk.rest();
    const [start] = await this.#frames([]);
    if (!start) return;
    const open = solving.mood === "asked";
    this.view = open ? start.view : { ...start.view, decision: null };
    if (open) this.desk.begin(start.view);
  }

  async #place(token: string): Promise<void> {
    const after = (await this.#frames([token])).at(-1);
    if (!after) {
      if (this.view) this.desk.begin(this.view);
      return;
    }
    this.desk.rest();
    this.show.add({ view: { ...after.view, decision: null }, events: after.events });
    const choice = token.split("/")[0]!;
    this.solving.answer(choice);
    if (this.solving.mood === "solved") void this.#explain();
    if (this.solving.mood === "missed" && !this.solving.wrong && !this.solving.rush)
      await this.#lookAt(choice);
  }

  async #explain(): Promise<void> {
    const { events } = await tryOut(this.#record([]), this.seat, this.solving.puzzle.best);
    this.why = (events as QinEvent[] | null)?.filter(({ event }) => event !== "placed") ?? null;
  }

  /** What a placement that the puzzle does not tell of is worth, and what may come next; nothing without a server. */
  async #lookAt(choice: string): Promise<void> {
    const record = this.#record([choice]);
    const [judged, advice] = await Promise.all([or(review(record), null), or(adviceOn(record), null)]);
    const value = judged?.moves.at(-1)?.after;
    if (value === undefined) return;
    const reply = advice?.suggestions[0]?.choice;
    this.solving.learn({ choice, value, ...(reply === undefined ? {} : { reply }) });
  }

  #record(choices: string[]) {
    const made = choices.map((choice) => ({ seat: this.seat, choice }));
    return { ...this.#base, choices: [...(this.#base.choices ?? []), ...made] };
  }

  async #frames(choices: string[]): Promise<Frame[]> {
    const found = await or(frames(this.#record(choices), this.seat, this.#base.choices?.length), []);
    this.solving.offline = found.length === 0;
    return found;
  }
}

function marked(choice: string, chance: number | null): Suggestion[] {
  const placement: Placement | null = placementOf(choice);
  return placement ? [{ choice, placement, chance }] : [];
}
