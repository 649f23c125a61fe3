/** The game so far, in words: one entry for each line of the table's log that tells something. */

import type { Fact } from "../wire/generated";
import type { Item, Seat } from "../wire/messages";
import { say } from "../words/say.svelte";
import { dayOf, locale } from "../words/when";
import { tellFact } from "../words/text";
import type { NameOf } from "./names";
import type { AnyEvent } from "./seen";
import { spoken } from "./spoken";

export interface Entry {
  number: number;
  seat: Seat | null;
  lines: string[];
  chat: boolean;
}

/** The lines of what was taken back: it happened, but no longer counts. */
export function undoneIn(items: readonly Item[]): ReadonlySet<number> {
  return new Set(items.flatMap((item) => (item.what === "took-back" ? (item.lines ?? []) : [])));
}

/** How a game tells its events; null for one that has nothing to tell. */
export type TellEvent = (event: AnyEvent) => string | null;

export type Offer = Extract<Item, { what: "offered" }>;

/** The offers of a log, by the number with which they are answered. */
export function offersIn(items: readonly Item[]): ReadonlyMap<number, Offer> {
  return new Map(items.flatMap((item) => (item.what === "offered" ? [[item.number, item] as const] : [])));
}

/** That an offer was declined, or withdrawn by who had made it. */
export function tellDeclined(
  { by }: { by: Seat },
  offer: Offer | undefined, // none where the log that we have begins later
  nameOf: NameOf,
): string {
  if (offer?.offer === "join" && offer.by === by) return say("page-log-join-withdrawn");
  return offer?.by === by
    ? say("page-log-withdrew", { player: nameOf(by) })
    : say("page-log-declined", { player: nameOf(by), what: offer?.offer ?? "other" });
}

export function entryOf(
  item: Item,
  nameOf: NameOf,
  tell: TellEvent,
  offers: ReadonlyMap<number, Offer> = new Map(),
): Entry | null {
  const entry = (seat: Seat | null, lines: string[], chat = false) => ({
    number: item.number,
    seat,
    lines,
    chat,
  });
  switch (item.what) {
    case "chose":
    case "resigned": {
      // to the rules a player who leaves resigns: the table knows better
      const shown = item.events.filter(({ event }) => item.what === "chose" || event !== "resigned");
      const lines = shown.flatMap((event) => tell(event) ?? []);
      if (item.what === "resigned")
        lines.unshift(say("ending-why", { why: item.why, player: nameOf(item.seat) }));
      return lines.length > 0 ? entry(item.seat, lines) : null;
    }
    case "canceled":
      return entry(item.seat, [
        ...(item.why === "agreed" ? [] : [say("ending-why", { why: item.why, player: nameOf(item.seat) })]),
        say("ending-canceled"),
      ]);
    case "took-back":
      return entry(item.seat, [say("page-log-took-back", { player: nameOf(item.seat) })]);
    case "left":
      return entry(item.seat, [
        say(item.freed ? "page-log-freed" : "page-log-left", { player: nameOf(item.seat) }),
      ]);
    case "hinted":
    case "sat":
      return entry(item.seat, [say(`page-log-${item.what}`, { player: nameOf(item.seat) })]);
    case "replaced":
      return entry(item.seat, [say("page-log-replaced", { player: nameOf(item.seat) })]);
    case "joined":
      return entry(item.seat, [say("page-log-joined", { player: nameOf(item.seat) })]);
    case "marked":
      return entry(item.seat, [
        say(item.on === false ? "page-log-unmarked" : "page-log-marked", {
          player: nameOf(item.seat),
          thing: tellFact(item.name as Fact, nameOf),
        }),
      ]);
    case "answered":
      return item.yes ? null : entry(item.by, [tellDeclined(item, offers.get(item.offer), nameOf)]);
    case "said":
      return entry(item.by, [say("page-log-said", { player: nameOf(item.by), text: spoken(item) })], true);
    case "vacationed": {
      const { since = 0, until = 0 } = item;
      const [from, to] = [since, until - 1].map((moment) => dayOf(moment, locale()));
      return entry(item.by, [
        say(until ? "page-log-vacationed" : "page-log-back", {
          player: nameOf(item.by),
          since: from!,
          until: to!,
        }),
      ]);
    }
    case "warned":
      return entry(item.seat, [say("page-log-warned", { player: nameOf(item.seat) })]);
    case "consented":
      return entry(item.by, [
        say(item.yes ? "safety-log-consented" : "safety-log-revoked", { player: nameOf(item.by) }),
      ]);
    default:
      return null;
  }
}
