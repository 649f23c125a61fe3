/** What a game says of itself, for a table without a design of its own. */

import type { TellEvent } from "../table/history";
import type { NameOf } from "../table/names";
import type { AnyEvent, AnyOutcome } from "../table/seen";
import type { Session } from "../table/session.svelte";
import type { Item, Seat } from "../wire/messages";
import { say } from "../words/say.svelte";
import { everybody } from "../words/tell";
import { tellFact } from "../words/text";

export function tellEvent(event: AnyEvent, nameOf: NameOf): string | null {
  return event.told ? tellFact(event.told, nameOf) : null;
}

/** The game's own last word, or else who won. */
export function tellOutcome({ winners }: AnyOutcome, nameOf: NameOf, items: readonly Item[]): string {
  const events = items.flatMap((item): AnyEvent[] => ("events" in item ? item.events : []));
  const last = events.findLast((event) => event.event === "ended" && event.told);
  if (last) return tellEvent(last, nameOf) ?? "";
  if (winners.length === 0) return say("page-over");
  return say("page-victory", { winners: everybody(winners.map(nameOf)) });
}

/** What came of the seat's own last choice, and of everything since. */
export function sinceDecision(items: readonly Item[], seat: Seat, tell: TellEvent): string[] {
  const last = items.findLastIndex((item) => item.what === "chose" && item.seat === seat);
  return items
    .slice(Math.max(0, last))
    .flatMap((item): AnyEvent[] => ("events" in item ? item.events : []))
    .flatMap((event) => tell(event) ?? []);
}

/** The same for who sits at a table; nothing while a curtain hides whose turn it is. */
export function newsFor(session: Session, nameOf: NameOf): string[] {
  if (session.seat === null || session.curtain !== null) return [];
  return sinceDecision(session.items, session.seat, (event) => tellEvent(event, nameOf));
}
