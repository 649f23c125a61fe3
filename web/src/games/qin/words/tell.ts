/** Events of Qin as sentences. */

import type { NameOf } from "../../../table/names";
import { say } from "../../../words/say.svelte";
import { everybody } from "../../../words/tell";
import type { QinEvent } from "../data/events";
import { tileName } from "./tile";

export function tellEvent(event: QinEvent, nameOf: NameOf): string {
  switch (event.event) {
    case "ended":
      return say(`event-qin-ended-${event.reason.replace("_", "-")}`, {
        winners: everybody(event.winners.map(nameOf)),
      });
    case "placed":
      return say("event-qin-placed", {
        player: nameOf(event.seat),
        tile: tileName(event.token.slice(0, 2)),
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
        ? say("event-qin-drew-own", {
            player: nameOf(event.seat),
            tile: tileName(event.tile),
            pile: event.pile,
          })
        : say("event-qin-drew", { player: nameOf(event.seat), pile: event.pile });
    default: {
      const { event: kind, seat, ...facts } = event;
      return say(`event-qin-${kind}`, { player: nameOf(seat), ...facts });
    }
  }
}
