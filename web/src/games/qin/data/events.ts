/** What happened, as the server tells it. The page shows events; it never works them out. */

import type { QinEvent, Seat } from "../../../wire/generated";
import type { SpaceName } from "./space";

export type { QinEvent } from "../../../wire/generated";

/** One pagoda set on the board or gone home from it. */
export interface PagodaMove {
  seat: Seat;
  at: SpaceName;
  pagodas: number; // more than 0: set; less than 0: gone home
}

export function pagodaMoves(event: QinEvent): PagodaMove[] {
  switch (event.event) {
    case "founded":
    case "major":
      return [{ seat: event.seat, at: event.space, pagodas: 1 }];
    case "returned":
      return [{ seat: event.seat, at: event.space, pagodas: -event.pagodas }];
    case "connected":
      return [{ seat: event.seat, at: event.village, pagodas: 1 }];
    case "conquered":
      return [
        { seat: event.loser, at: event.village, pagodas: -1 },
        { seat: event.seat, at: event.village, pagodas: 1 },
      ];
    default:
      return [];
  }
}

/** How many pagodas more each seat would have on the board after these events. */
export function pagodaBalance(events: readonly QinEvent[], seats: number): number[] {
  const balance = Array<number>(seats).fill(0);
  for (const { seat, pagodas } of events.flatMap(pagodaMoves)) balance[seat] = (balance[seat] ?? 0) + pagodas;
  return balance;
}
