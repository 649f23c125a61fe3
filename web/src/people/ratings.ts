/** Ratings over HTTP, and in words. */

import { ask } from "../wire/api";
import type { Seat, Standing } from "../wire/messages";
import { say } from "../words/say.svelte";

export function myRatings(): Promise<Standing[]> {
  return ask("GET", "me/ratings");
}

/** By seat; null where no rated person sits. */
export function ratingsAt(table: string, secret?: string): Promise<(Standing | null)[]> {
  const query = secret ? `?link=${encodeURIComponent(secret)}` : "";
  return ask("GET", `tables/${encodeURIComponent(table)}/ratings${query}`);
}

export function tellRating({ level, margin, provisional }: Standing): string {
  return say("people-rating", { level, margin, provisional: provisional ? "yes" : "no" });
}

/** The rating of a seat once this game counts: the server needs a moment after its end. */
export async function newRating(
  table: string,
  secret: string | undefined,
  seat: Seat,
  wait: (ms: number) => Promise<void>,
): Promise<Standing | null> {
  let found: Standing | null = null;
  for (const ms of [300, 1000, 3000]) {
    await wait(ms);
    found = (await ratingsAt(table, secret))[seat] ?? null;
    if (found) return found;
  }
  return found;
}
