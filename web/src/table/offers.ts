/** Offers: who has agreed, who is waited for, and what is said of them. */

import type { OfferInfo, Seat, TableInfo } from "../wire/messages";
import { say } from "../words/say.svelte";

export function tellOffer(offer: OfferInfo, nameOf: (seat: Seat) => string): string {
  return say("page-offer", { what: offer.what, player: nameOf(offer.by), games: offer.games ?? 1 });
}

/** Whether whoever has these seats has agreed to it, or proposed it. */
export function answeredBy(offer: OfferInfo, mine: readonly Seat[]): boolean {
  return mine.includes(offer.by) || offer.accepted.some((seat) => mine.includes(seat));
}

/** The people whose answer is still to come. */
export function waitsFor(table: TableInfo | null, offer: OfferInfo): Seat[] {
  return (table?.seats ?? []).flatMap((info, seat) =>
    info.kind === "person" && !info.away && seat !== offer.seat && !answeredBy(offer, [seat]) ? [seat] : [],
  );
}
