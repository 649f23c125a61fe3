/** Events and clauses as sentences. */

import type { QinEvent } from "../games/qin/data/events";
import type { Seat } from "../games/qin/data/view";
import { say } from "./say.svelte";

export function tellClause(clause: string): string {
  return say(`clause-${clause.replaceAll(".", "-")}`);
}

export function everybody(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : say("play-and", { first: names.slice(0, -1).join(", "), last });
}

export function tellEvent(event: QinEvent, nameOf: (seat: Seat) => string): string {
  switch (event.event) {
    case "ended":
      return say(`event-qin-ended-${event.reason.replace("_", "-")}`, {
        winners: everybody(event.winners.map(nameOf)),
      });
    case "placed":
      return say("event-qin-placed", {
        player: nameOf(event.seat),
        tile: event.token.slice(0, 2),
        first: event.spaces[0],
        second: event.spaces[1],
      });
    case "conquered":
      return say("event-qin-conquered", {
        player: nameOf(event.seat),
        village: event.village,
        loser: nameOf(event.loser),
      });
    case "drew":
      return event.tile
        ? say("event-qin-drew-own", { player: nameOf(event.seat), tile: event.tile, pile: event.pile })
        : say("event-qin-drew", { player: nameOf(event.seat), pile: event.pile });
    default: {
      const { event: kind, seat, ...facts } = event;
      return say(`event-qin-${kind}`, { player: nameOf(seat), ...facts });
    }
  }
}
