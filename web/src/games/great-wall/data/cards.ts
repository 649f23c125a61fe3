/** Every card by its id: its name, and its text. Both are made from the rules' data (`make types`). */

import type { Fact } from "../../../wire/messages";
import { tellFact } from "../../../words/text";
import { type Printed, printedNow } from "./box.svelte";
import found from "./cards.json";

export interface Card {
  name: string;
  kind: string;
  mode: string; // where it is used: "" everywhere, rivals, coop, solo, reed
  copies: number; // how many of them there are
  source: string; // who vouches for it: R the rulebook, P a public fact, O our own design, U a pack
  text?: Fact | null;
  texts?: (Fact | null)[]; // for two players, for three, and so on
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

const OURS = "@ours"; // behind an id: the card as it is with us, whatever pack is played with
export const asOurs = (id: string): string => id + OURS;

/** The id of a type or a design: a Horde card is its type and the Section on its back: `H4-L`. */
export const plainId = (id: string): string => id.split(/[-@]/)[0]!;

/** All cards that are meant now. */
export const cardsNow = (): Readonly<Record<string, Card>> => box().cards;

export function cardOf(id: string): Card | undefined {
  const cards = id.endsWith(OURS) ? CARDS : cardsNow();
  return cards[id] ?? cards[plainId(id)];
}

/** Whether the pack that is played with says something else than our card. */
export const isChanged = (id: string): boolean =>
  !id.endsWith(OURS) && printedNow()?.cards[plainId(id)] !== undefined;

export function cardName(id: string): string {
  return cardOf(id)?.name ?? id;
}

export function cardText(id: string, players = 3): string {
  const card = cardOf(id);
  const text = card?.texts
    ? card.texts[Math.min(Math.max(players, 2) - 2, card.texts.length - 1)]
    : card?.text;
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

interface Box {
  of: Printed | null;
  cards: Readonly<Record<string, Card>>;
  byName: ReadonlyMap<string, string>;
  names: RegExp;
}

/** Names are printed: they are the same in every language. Of two cards with one name the players' own comes first. */
function boxOf(of: Printed | null): Box {
  const cards = { ...CARDS, ...of?.cards };
  const byName = new Map(
    Object.entries(cards)
      .map(([id, { name }]) => [name, id] as const)
      .reverse(),
  );
  const known = [...byName.keys()]
    .filter((name) => name !== cards["Q1"]?.name) // a player at the table, whose card lies there
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return { of, cards, byName, names: new RegExp(`(?<!\\p{L})(${known.join("|")})(?!\\p{L})`, "u") };
}

const ours = boxOf(null);
let last = ours;

function box(): Box {
  const printed = printedNow();
  if (!printed) return ours;
  if (last.of !== printed) last = boxOf(printed);
  return last;
}

export interface Piece {
  text: string;
  card: string | null;
}

/** A sentence with the cards that are named in it. */
export function piecesOf(sentence: string): Piece[] {
  const { names, byName } = box();
  return sentence
    .split(names)
    .map((text, i) => ({ text, card: i % 2 ? (byName.get(text) ?? null) : null }))
    .filter(({ text }) => text);
}
