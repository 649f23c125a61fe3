/** Where somebody stands with a puzzle: what was tried, and what came of it. */

import { moverOf, recordFrom } from "../data/position";
import { type Placement, placementOf } from "../data/token";
import type { QinView, Seat } from "../data/view";
import { moving } from "../../../settings.svelte";
import { Desk } from "../table/desk.svelte";
import { Show } from "../table/show.svelte";
import type { Suggestion } from "../table/suggestions";
import { or } from "../../../wire/api";
import { type Frame, frames, tryOut } from "../../../wire/study";
import type { Puzzle, Wrong } from "./puzzles";

export type Mood = "asked" | "solved" | "missed" | "shown";

export class Solver {
  puzzle = $state.raw<Puzzle | null>(null);
  view = $state.raw<QinView | null>(null);
  mood = $state<Mood>("asked");
  tried = $state.raw<string | null>(null); // the last answer
  tries = $state(0);
  offline = $state(false);

  readonly seat = $derived<Seat>(this.puzzle ? moverOf(this.puzzle.position) : 0);
  /** What is known of a wrong answer; null for one that nobody looked at closely. */
  readonly wrong = $derived<Wrong | null>(
    this.puzzle?.wrong.find(({ choice }) => choice === this.tried) ?? null,
  );
  readonly marks = $derived.by<Suggestion[]>(() => {
    if (this.mood === "shown") return marked(this.puzzle!.best, this.puzzle!.value);
    return this.mood === "missed" && this.wrong?.reply ? marked(this.wrong.reply, null) : [];
  });
  readonly show = new Show((update) => (this.view = update.view), moving);
  readonly desk: Desk = new Desk(
    {
      preview: (token) => tryOut(this.#record([]), this.seat, token),
      choose: (token) => void this.#place(token),
    },
    () => true,
  );

  /** `told` hears how it went: solved, missed, or shown. */
  constructor(readonly told: (puzzle: Puzzle, mood: Mood) => void) {}

  async set(puzzle: Puzzle): Promise<void> {
    this.puzzle = puzzle;
    this.tries = 0;
    await this.again();
  }

  /** The position once more. */
  async again(mood: Mood = "asked"): Promise<void> {
    const { puzzle } = this;
    this.mood = mood;
    this.tried = null;
    this.show.clear();
    this.desk.rest();
    const [start] = await this.#frames([]);
    if (!start || this.puzzle !== puzzle) return;
    this.view = mood === "asked" ? start.view : { ...start.view, decision: null };
    if (mood === "asked") this.desk.begin(start.view);
  }

  /** Give up: the best placement is shown where it belongs. */
  async reveal(): Promise<void> {
    this.told(this.puzzle!, "shown");
    await this.again("shown");
  }

  async #place(token: string): Promise<void> {
    const { puzzle } = this;
    const after = (await this.#frames([token])).at(-1);
    if (this.puzzle !== puzzle || !puzzle) return; // another one was chosen meanwhile
    if (!after) {
      if (this.view) this.desk.begin(this.view);
      return;
    }
    this.show.add({ view: { ...after.view, decision: null }, events: after.events });
    this.tried = token.split("/")[0]!;
    this.tries += 1;
    this.mood = this.tried === puzzle.best ? "solved" : "missed";
    this.told(puzzle, this.mood);
  }

  #record(choices: string[]) {
    return recordFrom(this.puzzle!.position, "puzzle", choices);
  }

  async #frames(choices: string[]): Promise<Frame[]> {
    const found = await or(frames(this.#record(choices), this.seat), []);
    this.offline = found.length === 0;
    return found;
  }
}

function marked(choice: string, chance: number | null): Suggestion[] {
  const placement: Placement | null = placementOf(choice);
  return placement ? [{ choice, placement, chance }] : [];
}
