/** Games of others: which run, who watches one, and what spectators say there, over HTTP. */

import { ask } from "../wire/api";
import type { Remark, Summary, WatchingInfo } from "../wire/messages";

function at(
  table: string,
  what: string,
  secret: string | undefined,
  asked: Record<string, string> = {},
): string {
  const query = new URLSearchParams({ ...asked, ...(secret ? { link: secret } : {}) });
  return `tables/${encodeURIComponent(table)}/${what}?${query.toString()}`;
}

export const runningGames = (): Promise<Summary[]> => ask("GET", "watch");
export const whoWatches = (table: string, secret: string | undefined): Promise<WatchingInfo> =>
  ask("GET", at(table, "watching", secret));
export const remarksAt = (table: string, secret: string | undefined, after: number): Promise<Remark[]> =>
  ask("GET", at(table, "remarks", secret, { after: String(after) }));

const PAGE = 200; // remarks that the server sends at once

/** All remarks after one of them. */
export async function remarksAfter(
  table: string,
  secret: string | undefined,
  after: number,
): Promise<Remark[]> {
  const found: Remark[] = [];
  for (;;) {
    const page = await remarksAt(table, secret, found.at(-1)?.number ?? after);
    found.push(...page);
    if (page.length < PAGE) return found;
  }
}
