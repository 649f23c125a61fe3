/** What happened as small signs with numbers, where a sign says it all; and which things it was about. */

import type { GreatWallCause, GreatWallEvent } from "../../../wire/generated";
import type { Text } from "../../../wire/messages";
import type { Tabletop } from "../data/tabletop";
import type { Chapter } from "./story";

export interface Sign {
  sign: string; // of Icon.svelte
  n: number;
}

/** A gain or a loss as a sign and a number; null where words are needed. */
export function signOf(event: GreatWallEvent): Sign | null {
  switch (event.event) {
    case "gained":
      return { sign: event.what, n: event.n };
    case "paid":
      return event.house ? null : { sign: event.what, n: -event.n };
    case "donated":
      return { sign: event.what, n: -event.n };
    case "honor":
      return { sign: "honor", n: event.n };
    case "shamed":
      return event.place ? { sign: "shame", n: 1 } : null;
    case "cleared":
      return { sign: "shame", n: -1 };
    case "killed":
      return event.saved ? null : { sign: event.soldier, n: -event.n };
    case "drew":
      return event.card ? null : { sign: "tactic", n: 1 };
    default:
      return null;
  }
}

/** The sign beside a sentence. */
export function iconOf(event: GreatWallEvent): string {
  switch (event.event) {
    case "built":
      return event.level ? "wall" : "barricade";
    case "dismantled":
      return "barricade";
    case "invaded":
    case "assaulted":
    case "wounded":
      return "power";
    case "killed":
    case "defeated":
      return "skull";
    case "moved":
      return event.piece === "clerk" || ["Sp", "Ar", "Ho"].includes(event.piece) ? event.piece : "deck";
    case "returned":
      return "clerk";
    case "rested":
      return event.soldier;
    case "activated":
    case "upgraded":
      return "bell";
    case "tactic":
    case "drew":
      return "tactic";
    case "honor":
    case "scored":
    case "ended":
      return "honor";
    case "shamed":
      return "shame";
    default:
      return "deck";
  }
}

/** Why it happened, in words; null where the sentence says it, or there is no cause. */
export function causeOf({ told: text }: { told?: Text }): Text | null {
  const cause = text?.id === "gw-because" ? text.facts?.["cause"] : undefined;
  return cause && typeof cause === "object" && "id" in cause ? cause : null;
}

/** The sentence without why it happened, where the cause is said beside it. */
export function unexplained({ told: text }: { told?: Text }): Text | null {
  const bare = text?.id === "gw-because" ? text.facts?.["told"] : undefined;
  return bare && typeof bare === "object" && "id" in bare ? bare : (text ?? null);
}

/** Signs with the same cause stand together, and add up. */
export interface Line {
  signs: (Sign & { events: GreatWallEvent[] })[]; // empty: shown as a sentence
  cause: Text | null;
  events: GreatWallEvent[];
}

export function linesOf(events: readonly GreatWallEvent[]): Line[] {
  const lines: Line[] = [];
  for (const event of events) {
    const sign = signOf(event);
    const cause = causeOf(event);
    const last = lines.at(-1);
    if (!sign) {
      lines.push({ signs: [], cause: null, events: [event] });
      continue;
    }
    if (last?.signs.length && sameCause(last.events[0]!, event)) {
      last.events.push(event);
      const known = last.signs.find((each) => each.sign === sign.sign && each.n < 0 === sign.n < 0);
      if (known) {
        known.n += sign.n;
        known.events.push(event);
      } else last.signs.push({ ...sign, events: [event] });
    } else lines.push({ signs: [{ ...sign, events: [event] }], cause, events: [event] });
  }
  return lines;
}

function sameCause(one: GreatWallEvent, other: GreatWallEvent): boolean {
  const [a, b] = [one, other].map((event): GreatWallCause | null => ("cause" in event ? event.cause : null));
  return !!a && !!b && a[0] === b[0] && a[1] === b[1];
}

/** The things on the table that a chapter is about, as `kind:id`. */
export function thingsIn(chapter: Chapter, table: Tabletop): ReadonlySet<string> {
  const things = new Set<string>();
  const where = new Map(
    table.sections.flatMap(({ section, hordes }) =>
      hordes.map((horde, i): [string, string] => [horde.card, `${section}${i + 1}`]),
    ),
  );
  const horde = (card: string) => where.has(card) && things.add(`horde:${where.get(card)}`);
  const section = (name: string) => name && things.add(`section:${name}`);
  if (chapter.step === "assault") section(chapter.of);
  for (const event of chapter.passages.flatMap(({ events }) => events)) {
    if ("cause" in event) {
      const [why, of] = event.cause;
      if (why === "overseer" || why === "location") things.add(`location:${of}`);
      if (why === "reward" || why === "defeat" || why === "claim") horde(of);
    }
    if ("seat" in event && event.seat >= 0) things.add(`seat:${event.seat}`);
    switch (event.event) {
      case "gained":
        if (event.seat === table.seat) things.add(`resource:${event.what}`);
        break;
      case "invaded":
        horde(event.horde);
        break;
      case "assaulted":
        event.hordes.forEach(horde);
        things.add(`wall:${event.section}`);
        if (event.barricades) things.add(`barricade:${event.section}`);
        break;
      case "wounded":
        things.add(`spot:${event.spot}`);
        break;
      case "dismantled":
        things.add(`barricade:${event.section}`);
        break;
      case "built":
        things.add(`${event.level ? "wall" : "barricade"}:${event.section}`);
        break;
      case "driven":
        things.add(`firing:${event.section}`);
        break;
      case "rested":
        if (event.went !== "pool") things.add(`rest:${event.went}`);
        break;
      case "displayed":
        things.add(`card:${event.card}`);
        break;
      case "tea":
        event.order.forEach((clan) => things.add(`tea:${clan}`));
        break;
    }
  }
  return things;
}
