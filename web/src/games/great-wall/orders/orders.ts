/** Standing orders as the panel shows them: what can be ordered, what is, and what holds without an order. */

import type { OrderInfo, OrdersNow, SeatInfo } from "../../../wire/generated";

/** In co-op: the order of others, which is no window. */
const ARRANGE = "arrange";

export interface OrderRow {
  order: OrderInfo;
  chosen: string; // the id of a choice
  usual: string; // the one that holds where nothing was ordered
  ended: OrdersNow["ended"][string] | null; // why an order no longer holds
}

export function rowsOf(offered: readonly OrderInfo[], now: OrdersNow): OrderRow[] {
  return offered.map((order) => {
    const usual = order.choices[0]?.id ?? "";
    return { order, usual, chosen: now.given[order.id] ?? usual, ended: now.ended[order.id] ?? null };
  });
}

/** How many windows are passed. */
export function passed(now: OrdersNow): number {
  return Object.keys(now.given).filter((id) => id !== ARRANGE).length;
}

/** The same order for every window. */
export function everywhere(offered: readonly OrderInfo[], choice: string): Record<string, string> {
  return Object.fromEntries(offered.filter(({ id }) => id !== ARRANGE).map(({ id }) => [id, choice]));
}

/** Whether all others are computer players: then nobody could read anything from a quick pass. */
export function unseen(seats: readonly SeatInfo[]): boolean {
  return seats.filter((seat) => seat.kind !== "bot").length === 1;
}
