/** What can be heard of events. */

import { type Sound, sound } from "../../sound";
import { pagodaMoves, type QinEvent } from "./data/events";

/** Each after the one before it. */
export function soundOf(events: readonly QinEvent[], pause: number): void {
  const heard = events.map((event): Sound[] => {
    if (event.event === "placed") return ["wood"];
    return pagodaMoves(event).map(({ pagodas }) => (pagodas > 0 ? "rise" : "fall"));
  });
  sound(heard, pause);
}
