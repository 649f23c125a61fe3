/** Tells what happened in its order: one update after the other, each with the time that its events need. */

import { Queue } from "../../../table/queue";
import { pagodaMoves, type QinEvent } from "../data/events";
import type { SpaceName } from "../data/space";
import type { QinView } from "../data/view";

export interface Update {
  view: QinView;
  question?: number | null; // the table's number for what this view asks
  events: QinEvent[];
}

const PAUSE = 320; // milliseconds from one event to the next
const REST = 250; // and after the last one

export class Show {
  events = $state.raw<QinEvent[]>([]);
  rising = $state.raw<ReadonlyMap<SpaceName, number>>(new Map());
  readonly pause = PAUSE;

  #queue = new Queue<Update>((update) => this.put(update));

  /** `draw` puts a view on the board; `moving` says whether there is time for animations. */
  constructor(
    readonly draw: (update: Update) => void,
    readonly moving: () => boolean,
  ) {}

  add(update: Update): void {
    this.#queue.add(update);
  }

  /** Something else is to be shown: forget what was waiting. */
  clear(): void {
    this.#queue.clear();
    this.events = [];
    this.rising = new Map();
  }

  /** Show it now; how many milliseconds its events need. */
  put(update: Update): number {
    const events = visible(update.events);
    this.rising = this.moving() ? risingOf(events) : new Map();
    this.events = this.moving() ? events : [];
    this.draw(update);
    return this.events.length > 0 ? this.events.length * PAUSE + REST : 0;
  }
}

/** The events that can be seen on the board. */
export function visible(events: readonly QinEvent[]): QinEvent[] {
  return events.filter((event) => event.event === "placed" || pagodaMoves(event).length > 0);
}

/** When each new pagoda rises, by the space that its event names. */
export function risingOf(events: readonly QinEvent[]): Map<SpaceName, number> {
  const rising = new Map<SpaceName, number>();
  events.forEach((event, order) => {
    for (const { at, pagodas } of pagodaMoves(event)) if (pagodas > 0) rising.set(at, order * PAUSE);
  });
  return rising;
}
