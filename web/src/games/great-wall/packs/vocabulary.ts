/** The words that cards are written in, each with a sentence (`make types` writes vocabulary.json from the rules). */

import type { Fact } from "../../../wire/messages";
import { say } from "../../../words/say.svelte";
import { tellFact } from "../../../words/text";
import type { Entry } from "../data/box.svelte";
import { cardName } from "../data/cards";
import found from "./vocabulary.json";

export interface Deck {
  kind: string;
  begins: string; // what its ids begin with
  key: string; // the field that names an entry
  coop: boolean;
  grows: boolean; // there may be more cards than ours
  fields: { name: string; type: string }[];
  entries: Entry[]; // ours
}

export interface Argument {
  name: string;
  type: string; // int, amount, flag, word, cost
  words: string[];
  required: boolean;
}

interface Vocabulary {
  decks: Deck[];
  verbs: Record<string, { say: Fact; takes: Argument[]; horde?: true }>; // `horde`: only on the card of a Horde
  stats: Record<string, { say: Fact; scopes: string[] }>;
  triggers: Record<string, { say: Fact; placed: boolean }>;
  hordes: Record<string, string[] | null>; // what the card of a Horde can do: trigger → verbs, null: all
  conditions: Record<string, { say: Fact; type: string; words: string[] }>;
  quantities: Record<string, Fact>;
  who: Record<string, Fact>;
  windows: Record<string, Fact>;
  places: Record<string, Fact>;
  goods: Record<string, Fact>;
  rewards: string[];
}

export const VOCABULARY = found as unknown as Vocabulary;
export const DECKS = VOCABULARY.decks;

const inWords = (fact: Fact): string => tellFact(fact, () => "");
const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const CARDS = new Set(["advisor", "general", "tactic", "horde", "artifact", "command", "request", "event"]);

/** What effects of cards do, but for those of Hordes alone. */
export const CARD_VERBS: readonly string[] = Object.entries(VOCABULARY.verbs).flatMap(([verb, { horde }]) =>
  horde ? [] : verb,
);

export const isCard = (deck: Deck): boolean => CARDS.has(deck.kind);

export function deckName(deck: Deck): string {
  const { kind } = deck;
  const name = isCard(deck) ? say("gwp-learn-kinds", { kind }) : say("gwp-edit-deck-name", { kind });
  return deck.coop && !["request", "event"].includes(kind) ? say("gwp-edit-deck-coop", { deck: name }) : name;
}

/** What an entry is called where it has no name of its own. */
export function entryName(deck: Deck, entry: Entry): string {
  const id = String(entry[deck.key] ?? "");
  if (typeof entry["name"] === "string") return entry["name"];
  if (isCard(deck) || id in VOCABULARY.goods || id in VOCABULARY.places) return wordName(id);
  return deck.kind === "ability" || deck.kind === "wall" ? id : id.replaceAll("_", " ");
}

export const verbName = (verb: string): string => upper(inWords(VOCABULARY.verbs[verb]!.say));
export const statName = (stat: string): string => upper(inWords(VOCABULARY.stats[stat]!.say));
export const triggerName = (trigger: string): string => upper(inWords(VOCABULARY.triggers[trigger]!.say));
export const conditionName = (name: string): string => upper(inWords(VOCABULARY.conditions[name]!.say));
export const quantityName = (name: string): string => inWords(VOCABULARY.quantities[name] ?? name);
export const whoName = (who: string): string =>
  inWords(VOCABULARY.who[who]!).replace(/\s*[:：]?\s*…\s*$/, "");
export const windowName = (window: string): string => upper(inWords(VOCABULARY.windows[window]!));

export function wordName(word: string): string {
  const fact = VOCABULARY.goods[word] ?? VOCABULARY.places[word] ?? VOCABULARY.quantities[word];
  if (fact !== undefined) return inWords(fact);
  if (/^[CS]\d$/.test(word)) return cardName(word);
  return say("gwp-edit-word", { word });
}

/** A value to begin with. */
export function firstValue(argument: Argument): unknown {
  switch (argument.type) {
    case "word":
      return argument.words[0] ?? "";
    case "flag":
      return true;
    case "cost":
      return { W: 1 };
    default:
      return 1;
  }
}

/** An effect with all that its verb needs. */
export function newEffect(verb = "gain"): Entry {
  const effect: Entry = { do: verb };
  for (const argument of VOCABULARY.verbs[verb]?.takes ?? [])
    if (argument.required) effect[argument.name] = firstValue(argument);
  if (verb === "modify") effect["scope"] = VOCABULARY.stats[String(effect["stat"])]?.scopes[0];
  if (verb === "pay") effect["then"] = [newEffect()];
  if (verb === "choose") effect["options"] = [[newEffect()], [newEffect("honor")]];
  return effect;
}

export const newAbility = (): Entry => ({ trigger: "on_income", effects: [newEffect()] });
