/** Every card by its id: its name, and its text. Both are made from the rules' data (`make types`). */

import type { Fact } from "../../../wire/messages";
import { tellFact } from "../../../words/text";
import found from "./cards.json";

export interface Card {
  name: string;
  kind: string;
  mode: string; // where it is used: "" everywhere, rivals, coop, solo, reed
  copies: number; // how many of them there are
  source: string; // who vouches for it: R the rulebook, P a public fact, O our own design
  text?: Fact | null;
  texts?: (Fact | null)[]; // for two, three and four players
  parts?: Record<string, Fact>; // its sentences, where it has more than one
  rulings?: string[];
  // what is printed beside the sentences
  goods?: number[]; // a General starts with: Wood, Stone, Gold, Chi
  tactics?: number;
  tea?: number;
  chi?: number; // to boost a Tactic card
  power?: number;
  honor?: number;
  cells?: (string | null)[][]; // the Vital spots of a Horde, rows a and b: H2, W1, or no spot
}

export type Deck =
  "general" | "advisor" | "command" | "tactic" | "horde" | "artifact" | "request" | "event" | "reed" | "solo";

export const CARDS = found as unknown as Readonly<Record<string, Card>>;
export const KINDS: readonly string[] = [...new Set(Object.values(CARDS).map(({ kind }) => kind))];
export const MODES: readonly string[] = [...new Set(Object.values(CARDS).flatMap(({ mode }) => mode || []))];
export const SOURCES: readonly string[] = ["R", "P", "O"];

/** A Horde card is its type and the Section on its back: `H4-L`. */
export const cardOf = (id: string): Card | undefined => CARDS[id] ?? CARDS[id.split("-")[0]!];

export function cardName(id: string): string {
  return cardOf(id)?.name ?? id;
}

export function cardText(id: string, players = 3): string {
  const card = cardOf(id);
  const text = card?.texts ? card.texts[Math.min(Math.max(players, 2), 4) - 2] : card?.text;
  return text ? tellFact(text, () => "") : "";
}

/** One of its sentences: `1` of a Command card, `boosted`, `claim`; "" where it has no such part. */
export function cardPart(id: string, part: string): string {
  const text = cardOf(id)?.parts?.[part];
  return text ? tellFact(text, () => "") : "";
}

/** The deck that a card is drawn as; the automata's cards are two decks. */
export function deckOf(id: string): Deck {
  const card = cardOf(id);
  return (card?.kind === "automatic" ? card.mode : card?.kind) as Deck;
}

/** `P/O`: a part of each. */
export function sourcesOf(source: string): string[] {
  return source.split("/").filter(Boolean);
}

/** Names are printed: they are the same in every language. Of two cards with one name the players' own comes first. */
const BY_NAME = new Map(
  Object.entries(CARDS)
    .map(([id, { name }]) => [name, id] as const)
    .reverse(),
);
const NAMES = new RegExp(
  `(?<!\\p{L})(${[...BY_NAME.keys()]
    .filter((name) => name !== CARDS["Q1"]?.name) // a player at the table, whose card lies there
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("|")})(?!\\p{L})`,
  "u",
);

export interface Piece {
  text: string;
  card: string | null;
}

/** A sentence with the cards that are named in it. */
export function piecesOf(sentence: string): Piece[] {
  return sentence
    .split(NAMES)
    .map((text, i) => ({ text, card: i % 2 ? (BY_NAME.get(text) ?? null) : null }))
    .filter(({ text }) => text);
}
