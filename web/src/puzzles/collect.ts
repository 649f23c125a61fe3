/** After a review of one's own game: its costliest choices go to the puzzles. */

import { ask, or } from "../wire/api";
import type { GivenGameRecord, Review, Seat, Update } from "../wire/messages";
import { mistakesOf } from "./mistakes";
import { Own } from "./own.svelte";
import { dayOf } from "./puzzles";

/** The only seat at a table that is the viewer's; null for a spectator, and where one person played all sides. */
export async function ownSeat(table: string): Promise<Seat | null> {
  const found = await or<Update | null>(ask("GET", `tables/${encodeURIComponent(table)}?quiet=true`), null);
  const seats = found?.sights.flatMap(({ seat }) => seat ?? []) ?? [];
  return seats.length === 1 ? seats[0]! : null;
}

/** How many of the choices of that seat are puzzles now. */
export function collect(record: GivenGameRecord, review: Review, seat: Seat, table: string): number {
  const mistakes = mistakesOf(record, review, seat, table);
  new Own(record.game).take(mistakes, dayOf(Date.now()));
  return mistakes.length;
}
