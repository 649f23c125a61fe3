/** At one device: what all seats that share it have seen. It may be read while the device goes from hand to hand. */

import type { Item } from "../wire/messages";
import type { AnyEvent } from "./seen";

export class Common {
  #events = new WeakSet<AnyEvent>();

  /** News that came to each of those seats. */
  hear(news: readonly (readonly Item[])[]): void {
    const heard = news.map(
      (items) => new Set(items.flatMap((item) => eventsOf(item).map(([words]) => words))),
    );
    for (const item of news.flat())
      for (const [words, event] of eventsOf(item))
        if (heard.every((each) => each.has(words))) this.#events.add(event);
  }

  has(event: AnyEvent): boolean {
    return this.#events.has(event);
  }
}

/** The events of a line of the log, each with words by which it is known again. */
function eventsOf(item: Item): [string, AnyEvent][] {
  return "events" in item
    ? item.events.map((event) => [`${item.number} ${JSON.stringify(event)}`, event as AnyEvent])
    : [];
}
