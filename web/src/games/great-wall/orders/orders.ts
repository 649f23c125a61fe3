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

/** The message that says what happens in a window where the seat can play nothing. */
export function emptyWindow(seats: readonly SeatInfo[]): string {
  const people = seats.filter((seat) => seat.kind !== "bot");
  if (people.length === 1) return "gwp-orders-unseen"; // a computer player reads nothing from a quick pass
  return people.every(({ you }) => you) ? "gwp-orders-shared" : "gwp-orders-people";
}
