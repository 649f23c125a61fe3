/** Offers: who has agreed, who is waited for, and what is said of them. */

import type { Item, OfferInfo, OfferKind, Seat, TableInfo } from "../wire/messages";
import { say } from "../words/say.svelte";
import { isolated } from "../words/isolated";
import { type Offer, offersIn } from "./history";

export function tellOffer(offer: OfferInfo, nameOf: (seat: Seat) => string): string {
  const player = offer.what === "join" ? isolated(offer.name ?? "") : nameOf(offer.by);
  return say("page-offer", { what: offer.what, player, games: offer.games ?? 1 });
}

/** Whether the holder of these seats has agreed to it, or proposed it. */
export function answeredBy(offer: OfferInfo, mine: readonly Seat[]): boolean {
  return mine.includes(offer.by) || offer.accepted.some((seat) => mine.includes(seat));
}

/** Those who are here decide: they do not wait for others who are away. */
const NEEDS_ONLY_PRESENT: readonly OfferKind[] = ["bot", "remove", "cancel"];

/** The people whose answer is still to come. */
export function waitsFor(table: TableInfo | null, offer: OfferInfo): Seat[] {
  return (table?.seats ?? []).flatMap((info, seat) =>
    info.kind === "person" &&
    !info.away &&
    (info.here || !NEEDS_ONLY_PRESENT.includes(offer.what)) &&
    seat !== offer.seat &&
    !answeredBy(offer, [seat])
      ? [seat]
      : [],
  );
}

export interface Declined {
  number: number; // of the line that tells it
  by: Seat;
  offer: Offer | undefined;
}

/**
 * What another player declined last, for those who wait for it: in the log after the line `since`, and not passed
 * by another offer or a choice of one's own.
 */
export function lastDeclined(items: readonly Item[], mine: readonly Seat[], since: number): Declined | null {
  const last = items.findLast(
    (item) =>
      (item.what === "answered" && !item.yes) ||
      item.what === "offered" ||
      (item.what === "chose" && mine.includes(item.seat)),
  );
  if (last?.what !== "answered" || last.number <= since) return null;
  const offer = offersIn(items).get(last.offer);
  const withdrawn = offer?.by === last.by;
  return withdrawn || mine.length === 0 || mine.includes(last.by)
    ? null
    : { number: last.number, by: last.by, offer };
}
