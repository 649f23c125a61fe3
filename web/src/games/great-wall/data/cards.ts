/** Every card by its id: its name, and its text. Both are made from the rules' data (`make types`). */

import type { Fact } from "../../../wire/messages";
import { tellFact } from "../../../words/text";
import found from "./cards.json";

export interface Card {
  name: string;
  kind: string;
  source: string; // who vouches for it: R the rulebook, P a public fact, O our own design
  text?: Fact | null;
  texts?: (Fact | null)[]; // for two, three and four players
}

export const CARDS = found as unknown as Readonly<Record<string, Card>>;
export const KINDS: readonly string[] = [...new Set(Object.values(CARDS).map(({ kind }) => kind))];

/** A Horde card is its type and the Section on its back: `H4-L`. */
const find = (id: string): Card | undefined => CARDS[id] ?? CARDS[id.split("-")[0]!];

export function cardName(id: string): string {
  return find(id)?.name ?? id;
}

export function cardText(id: string, players = 3): string {
  const card = find(id);
  const text = card?.texts ? card.texts[Math.min(Math.max(players, 2), 4) - 2] : card?.text;
  return text ? tellFact(text, () => "") : "";
}
