/** A short film of what ran by itself: one chapter after another, on the table as it was then. It waits for no answer. */

import { moving, settings } from "../../../settings.svelte";
import type { Item } from "../../../wire/messages";
import type { Tabletop } from "../data/tabletop";
import { tableAfter } from "./past";
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
  #table: Tabletop | null = null; // as the last update left it
  #before = $state.raw<Tabletop | null>(null); // the table when the film began
  #since = $state.raw<readonly Chapter[]>([]); // everything that happened from then on

  readonly now = $derived<Chapter | null>(this.chapters[this.at] ?? null);

  /** What the log says by now. What was there when we came is no news. */
  hear(items: readonly Item[], hidden: boolean, table: Tabletop | null = null): void {
    const last = items.at(-1)?.number ?? 0;
    const heard = this.#heard ?? last;
    const before = this.#table;
    [this.#heard, this.#table] = [last, table];
    if (last <= heard || hidden || settings.film === "skip" || !moving()) return;
    const all = story(pagesOf(items), heard);
    const fresh = all.filter(({ season }) => FILMED.has(season));
    if (fresh.length > 0) this.#add(fresh, all, before);
    else if (this.playing) this.#since = [...this.#since, ...all];
  }

  #add(fresh: readonly Chapter[], all: readonly Chapter[], before: Tabletop | null): void {
    if (!this.playing) {
      if (this.now) return; // an earlier season is being read
      [this.chapters, this.at, this.playing] = [fresh.slice(-AT_ONCE), 0, true];
      [this.#before, this.#since] = [before, all];
      return;
    }
    const left = [...this.chapters.slice(this.at), ...fresh];
    [this.chapters, this.at] = [left.slice(-AT_ONCE), 0];
    this.#since = [...this.#since, ...all];
  }

  /** The table at the end of the chapter that is shown; null where the real one is to be drawn. */
  past(real: Tabletop): Tabletop | null {
    const [before, now] = [this.#before, this.now];
    const end = now ? this.#since.indexOf(now) : -1;
    if (!before || !now || end < 0) return null;
    const events = this.#since
      .slice(0, end + 1)
      .flatMap(({ passages }) => passages.flatMap((each) => each.events));
    const table = tableAfter(before, events, real);
    table.time.year = now.year ?? table.time.year;
    table.time.phase = (now.season || table.time.phase) as Tabletop["time"]["phase"];
    return table;
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
    this.#before = null;
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
    [this.#before, this.#since] = [null, []];
  }
}
