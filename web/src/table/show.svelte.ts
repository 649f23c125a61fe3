/** Tells what happened in its order: one update after the other, each with the time that its events need. */

import { pagodaMoves, type QinEvent } from "../games/qin/data/events";
import type { SpaceName } from "../games/qin/data/space";
import type { QinView } from "../games/qin/data/view";
import type { Item } from "../wire/messages";

export interface Update {
  view: QinView;
  question?: number | null; // the table's number for what this view asks
  events: QinEvent[];
  items: readonly Item[]; // the log up to this view: it must not run ahead of the board
}

const PAUSE = 320; // milliseconds from one event to the next
const REST = 250; // and after the last one

export class Show {
  events = $state.raw<QinEvent[]>([]);
  rising = $state.raw<ReadonlyMap<SpaceName, number>>(new Map());
  readonly pause = PAUSE;

  #queue: Update[] = [];
  #running = false;

  /** `draw` puts a view on the board; `moving` says whether there is time for animations. */
  constructor(
    readonly draw: (update: Update) => void,
    readonly moving: () => boolean,
  ) {}

  add(update: Update): void {
    this.#queue.push(update);
    if (!this.#running) void this.#run();
  }

  /** Something else is to be shown: forget what was waiting. */
  clear(): void {
    this.#queue = [];
    this.events = [];
    this.rising = new Map();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      const told = visible(update.events);
      this.rising = this.moving() ? risingOf(told) : new Map();
      this.events = this.moving() ? told : [];
      this.draw(update);
      if (this.events.length > 0) await wait(this.events.length * PAUSE + REST);
    }
    this.#running = false;
  }
}

/** The events that can be seen on the board. */
export function visible(events: readonly QinEvent[]): QinEvent[] {
  return events.filter((event) => event.event === "placed" || pagodaMoves(event).length > 0);
}

/** When each new pagoda rises, by the space that its event names. */
export function risingOf(told: readonly QinEvent[]): Map<SpaceName, number> {
  const rising = new Map<SpaceName, number>();
  told.forEach((event, order) => {
    for (const { at, pagodas } of pagodaMoves(event)) if (pagodas > 0) rising.set(at, order * PAUSE);
  });
  return rising;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
