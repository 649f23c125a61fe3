/** A game being looked through: its steps, and where we are. Views are fetched when they are looked at. */

import { signOf } from "../games/registry";
import { troubleOf } from "../wire/api";
import type { GivenGameRecord, ReviewedChoice, Review, Seat, Seen, Step, Text } from "../wire/messages";
import { replayed, review } from "../wire/study";
import { say } from "../words/say.svelte";

const PACE = 1400; // milliseconds for each position while it plays by itself

const STRETCH = 20; // positions fetched at once, some of them before the current one

export class Replay {
  record = $state.raw<GivenGameRecord | null>(null);
  steps = $state.raw<readonly Step[]>([]);
  seats = $state(0); // how many there are, whether or not the record names who sat there
  automata = $state.raw<readonly Text[]>([]); // who plays without a person, in the numbers behind the seats
  at = $state(0);
  running = $state(false);
  trouble = $state("");
  review = $state.raw<Review | null>(null);
  judging = $state(false);
  share = $state<number | null>(null); // of a review that this browser makes, what is done
  table: string | undefined; // where it was played
  shown = $state<string | null>(null); // a better choice that is looked at instead of the one that was made
  marks = $state(true); // whether a review's best choices are marked on the table
  eyes = $state<Seat | null>(null); // whose hand is shown with what lies open

  #seen = $state.raw<ReadonlyMap<number, Seen>>(new Map());
  #asked = new Set<number>(); // positions whose stretch is on its way

  readonly step = $derived<Step | null>(this.steps[this.at] ?? null);
  readonly seen = $derived<Seen | null>(this.#seen.get(this.at) ?? null);
  readonly judged = $derived<ReviewedChoice | null>(
    this.review?.moves.find((move) => move.ply === this.at) ?? null,
  );
  /** The choice that was made next, where a review has judged it. */
  readonly next = $derived<ReviewedChoice | null>(
    this.review?.moves.find((move) => move.ply === this.at + 1) ?? null,
  );
  /** The position on the board: while a better choice is looked at, that before the one that was made. */
  readonly position = $derived(this.shown === null ? this.at : Math.max(0, this.at - 1));
  readonly last = $derived(Math.max(0, this.steps.length - 1));

  /** How things stood at a step, if it has come already. */
  seenAt(at: number): Seen | null {
    return this.#seen.get(at) ?? null;
  }

  async open(record: GivenGameRecord, at = 0): Promise<void> {
    try {
      const from = Math.max(0, Math.trunc(at) || 0);
      const {
        first,
        steps = [],
        seats = 0,
        automata = [],
        views,
      } = await replayed(record, this.#stretch(from), true, showOf(record));
      this.eyes = null;
      this.#asked.clear();
      this.#seen = new Map();
      this.#keep(first, views);
      this.steps = steps;
      this.seats = seats;
      this.automata = automata;
      this.record = record;
      this.trouble = "";
      this.go(from);
    } catch (problem) {
      this.trouble = troubleOf(problem);
    }
  }

  /** From which position on, and up to before which one: what lies around `at`. */
  #stretch(at: number): [number, number] {
    const first = Math.max(0, at - STRETCH / 4);
    return [first, first + STRETCH];
  }

  #keep(first: number, views: readonly Seen[]): void {
    const known = new Map(this.#seen);
    views.forEach((seen, number) => known.set(first + number, seen));
    this.#seen = known;
  }

  /** Fetch what lies ahead; each stretch once. */
  async #look(at: number): Promise<void> {
    const { record } = this;
    const ahead = [at, at + 1, at + STRETCH / 4, at - 1].map((near) =>
      Math.min(Math.max(0, near), this.last),
    );
    const missing = ahead.find((near) => !this.#seen.has(near));
    if (!record || missing === undefined || this.#asked.has(missing)) return;
    this.#asked.add(missing);
    try {
      const { eyes } = this;
      const { first, views } = await replayed(record, this.#stretch(missing), false, showOf(record), eyes);
      if (record === this.record && eyes === this.eyes) this.#keep(first, views);
      this.trouble = "";
    } catch (problem) {
      this.trouble = troubleOf(problem);
    } finally {
      this.#asked.delete(missing);
    }
    if (record === this.record && !this.trouble && this.#seen.has(missing)) void this.#look(this.at);
  }

  /** See it as this seat saw it, with its hand; null: as everyone did. */
  lookAs(eyes: Seat | null): void {
    this.eyes = eyes;
    this.#asked.clear();
    this.#seen = new Map();
    void this.#look(this.at);
  }

  /** The line is back: fetch again what did not arrive. */
  lookAgain(): void {
    void this.#look(this.at);
  }

  /** A record from a file. */
  async read(file: File): Promise<void> {
    let record: GivenGameRecord;
    try {
      record = JSON.parse(await file.text()) as GivenGameRecord;
    } catch {
      this.trouble = say("page-replay-unreadable", { file: file.name });
      return;
    }
    await this.open(record);
  }

  async judge(): Promise<void> {
    if (!this.record || this.judging) return;
    this.judging = true;
    try {
      this.review = await review(this.record, this.table, (share) => (this.share = share));
      this.trouble = "";
    } catch (problem) {
      this.trouble = troubleOf(problem);
    } finally {
      this.judging = false;
      this.share = null;
    }
  }

  go(at: number): void {
    this.shown = null;
    this.at = Math.min(Math.max(0, Math.trunc(at) || 0), this.last);
    if (this.at === this.last) this.running = false;
    void this.#look(this.at);
  }

  run(): void {
    if (this.at === this.last) this.go(0);
    this.running = true;
  }

  /** To be called while it runs: the next position after a while. */
  tick(): () => void {
    const timer = setInterval(() => this.seen && this.go(this.at + 1), PACE);
    return () => clearInterval(timer);
  }
}

/** What to ask for; a file may hold anything, and the server says what is wrong with it. */
function showOf(record: Partial<GivenGameRecord> | null): readonly ("words" | "facts")[] {
  return signOf(String(record?.game)).show.filter((each) => each !== "orders"); // a game that is over has none
}
