/** A short film of what ran by itself: one chapter after another, never waited for by anybody. */

import { moving, settings } from "../../../settings.svelte";
import type { Item } from "../../../wire/messages";
import { type Chapter, FILMED, pagesOf, story } from "./story";

const AT_ONCE = 14; // chapters: who is further behind sees the newest
const BASE = { watch: 2200, brief: 1100 } as const; // milliseconds for each chapter
const LINE = { watch: 650, brief: 200 } as const; // and for each thing that it tells
const LONGEST = 7000;

export class Film {
  chapters = $state.raw<readonly Chapter[]>([]);
  at = $state(0);
  playing = $state(false);
  #heard: number | null = null; // the last line of the log that was shown or left out

  readonly now = $derived<Chapter | null>(this.chapters[this.at] ?? null);

  /** What the log says by now. What was there when we came is no news. */
  hear(items: readonly Item[], hidden: boolean): void {
    const last = items.at(-1)?.number ?? 0;
    const heard = this.#heard ?? last;
    this.#heard = last;
    if (last <= heard || hidden || settings.film === "skip" || !moving()) return;
    const fresh = story(pagesOf(items), heard).filter(({ season }) => FILMED.has(season));
    if (fresh.length > 0) this.#add(fresh);
  }

  #add(fresh: readonly Chapter[]): void {
    if (!this.playing) {
      if (this.now) return; // somebody reads
      [this.chapters, this.at, this.playing] = [fresh.slice(-AT_ONCE), 0, true];
      return;
    }
    const left = [...this.chapters.slice(this.at), ...fresh];
    [this.chapters, this.at] = [left.slice(-AT_ONCE), 0];
  }

  /** How long the chapter stands there, in milliseconds. */
  get time(): number {
    const pace = settings.film === "watch" ? "watch" : "brief";
    const lines = this.now?.passages.reduce((sum, { events }) => sum + events.length, 0) ?? 0;
    return Math.min(BASE[pace] + LINE[pace] * lines, LONGEST);
  }

  /** Read something again, without haste. */
  read(chapters: readonly Chapter[]): void {
    [this.chapters, this.at, this.playing] = [chapters, 0, false];
  }

  go(by: number): void {
    const next = this.at + by;
    if (next >= this.chapters.length && this.playing) this.close();
    else this.at = Math.min(Math.max(0, next), this.chapters.length - 1);
  }

  /** Look at one at one's own pace. */
  turn(by: number): void {
    this.playing = false;
    this.go(by);
  }

  close(): void {
    [this.chapters, this.at, this.playing] = [[], 0, false];
  }
}
