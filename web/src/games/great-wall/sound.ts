/** What can be heard of events: few sounds, one for each kind of thing that happens on the table. */

import { type Sound, sound } from "../../sound";
import type { GreatWallEvent } from "../../wire/generated";

const MOST = 6; // moments of one update; the rest of a long season is silent
const PAUSE = 160; // milliseconds

export function soundFor(event: GreatWallEvent): Sound | null {
  switch (event.event) {
    case "began":
      return event.what === "turn" ? null : "drum";
    case "moved":
      return "wood";
    case "activated":
    case "upgraded":
      return "bell";
    case "gained":
    case "paid":
    case "donated":
      return "coin";
    case "built":
      return event.level ? "stone" : "wood";
    case "wounded":
      return "arrow";
    case "invaded":
      return "horn";
    case "assaulted":
      return event.breached ? "thud" : "stone";
    case "defeated":
    case "fulfilled":
      return "rise";
    case "killed":
    case "shamed":
      return "fall";
    case "drew":
    case "tactic":
    case "revealed":
      return "paper";
    case "ended":
      return "gong";
    default:
      return null;
  }
}

/** A run of the same sound is heard once. */
export function momentsOf(events: readonly GreatWallEvent[]): Sound[][] {
  const heard = events.flatMap((event) => soundFor(event) ?? []);
  return heard
    .filter((each, i) => each !== heard[i - 1])
    .slice(0, MOST)
    .map((each) => [each]);
}

export function soundOf(events: readonly GreatWallEvent[]): void {
  sound(momentsOf(events), PAUSE);
}
