/** What can be heard of events. */

import { sound } from "../../sound";
import { pagodaMoves, type QinEvent } from "./data/events";

const SET = 660; // hertz
const HOME = 330;

/** Each after the one before it. */
export function soundOf(events: readonly QinEvent[], pause: number): void {
  const heard = events.map((event) => {
    if (event.event === "placed") return ["wood" as const];
    return pagodaMoves(event).map(({ pagodas }) => (pagodas > 0 ? SET : HOME));
  });
  sound(heard, pause);
}
