/** A game being looked through: its positions, and where we are. */

import { pagodaMoves } from "../games/qin/data/events";
import { moving } from "../settings.svelte";
import { risingOf } from "../table/show.svelte";
import { games, or, troubleOf } from "../wire/api";
import type { Frame, GivenGameRecord, Judged, Review } from "../wire/messages";
import { frames, review } from "../wire/study";
import { say } from "../words/say.svelte";

/** The game of a record, where the server plays it but this page does not draw it. */
async function foreignGame(record: GivenGameRecord | null): Promise<string | null> {
  const game = record?.game;
  if (typeof game !== "string" || game === "qin") return null; // the server says what is wrong with it
  return (await or(games(), [])).some(({ id }) => id === game) ? game : null;
}

const PACE = 1400; // milliseconds for each position while it plays by itself

export class Replay {
  record = $state.raw<GivenGameRecord | null>(null);
  frames = $state.raw<Frame[]>([]);
  at = $state(0);
  running = $state(false);
  trouble = $state("");
  foreign = $state<string | null>(null); // the game of a record that this page cannot draw
  review = $state.raw<Review | null>(null);
  judging = $state(false);
  shown = $state<string | null>(null); // a better choice that is looked at instead of the one that was made

  readonly frame = $derived<Frame | null>(this.frames[this.at] ?? null);
  readonly judged = $derived<Judged | null>(this.review?.moves.find((move) => move.ply === this.at) ?? null);
  readonly last = $derived(Math.max(0, this.frames.length - 1));
  readonly told = $derived(this.frame?.events.filter((event) => pagodaMoves(event).length > 0) ?? []);
  readonly rising = $derived(moving() ? risingOf(this.told) : new Map<string, number>());

  async open(record: GivenGameRecord, at = 0): Promise<void> {
    this.foreign = await foreignGame(record);
    if (this.foreign !== null) return;
    try {
      this.frames = await frames(record, null);
      this.record = record;
      this.trouble = "";
      this.go(at);
    } catch (problem) {
      this.trouble = troubleOf(problem);
    }
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
      this.review = await review(this.record);
      this.trouble = "";
    } catch (problem) {
      this.trouble = troubleOf(problem);
    } finally {
      this.judging = false;
    }
  }

  go(at: number): void {
    this.shown = null;
    this.at = Math.min(Math.max(0, Math.trunc(at) || 0), this.last);
    if (this.at === this.last) this.running = false;
  }

  run(): void {
    if (this.at === this.last) this.at = 0;
    this.running = true;
  }

  /** To be called while it runs: the next position after a while. */
  tick(): () => void {
    const timer = setInterval(() => this.go(this.at + 1), PACE);
    return () => clearInterval(timer);
  }
}
