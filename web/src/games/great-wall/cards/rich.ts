/** Sentences of cards with signs: a number and its sign stay together, and the words stay for who hears them. */

import { language, say } from "../../../words/say.svelte";
import { piecesOf } from "../data/cards";

export interface Bit {
  text: string; // as it is said
  number?: string; // before the signs
  signs?: readonly string[];
  card?: boolean; // another card's name
}

/** Goods and tokens are always signs; pieces only behind a number, for "your Archers" reads better than a picture. */
const ALWAYS = ["any4", "any3", "W", "S", "G", "C", "honor", "shame", "tactic"];
const COUNTED = ["clerk", "Sp", "Ar", "Ho", "barricade", "wall", "power", "defense"];
const MIXED: Readonly<Record<string, readonly string[]>> = {
  any3: ["W", "S", "G"],
  any4: ["W", "S", "G", "C"],
};
const NUMBER = "[+−]?(?:\\d+|X)";

interface Words {
  find: RegExp;
  sign: ReadonlyMap<string, string>; // word → sign
}
const known = new Map<string, Words>();

function words(): Words {
  const spoken = language();
  let found = known.get(spoken);
  if (found) return found;
  const sign = new Map<string, string>();
  for (const each of [...ALWAYS, ...COUNTED])
    for (const word of say(`gwp-card-sign-${each}`).split("|")) sign.set(word, each);
  const longest = (signs: readonly string[]) =>
    [...sign]
      .filter(([, of]) => signs.includes(of))
      .map(([word]) => word)
      .sort((one, other) => other.length - one.length)
      .join("|");
  const plain = say("gwp-card-sign-none");
  found = {
    find: new RegExp(
      `(?<![\\p{L}’])(?:(?<plain>${plain})|(?:(?<many>${NUMBER}) )?(?<word>${longest(ALWAYS)})|(?<count>${NUMBER}) (?<piece>${longest(COUNTED)}))(?!\\p{L})`,
      "gu",
    ),
    sign,
  };
  known.set(spoken, found);
  return found;
}

/** The first signs of a sentence with their numbers, for a card without a line of its own. */
export function lineFrom(sentence: string): string {
  const signs = bitsOf(sentence).flatMap(({ number, signs }) =>
    signs ? [`${number ?? ""}${signs.length > 2 ? "{R}" : `{${signs[0]!}}`}`] : [],
  );
  return signs.slice(0, 3).join(" ");
}

export function bitsOf(sentence: string): Bit[] {
  const { find, sign } = words();
  const bits: Bit[] = [];
  let from = 0;
  const between = (text: string) =>
    bits.push(
      ...piecesOf(text).map((piece) => ({ text: piece.text, ...(piece.card ? { card: true } : {}) })),
    );
  for (const match of sentence.matchAll(find)) {
    const { plain, many, count, word, piece } = match.groups!;
    if (plain) continue;
    between(sentence.slice(from, match.index));
    const meant = sign.get((word ?? piece)!)!;
    bits.push({
      text: (word ?? piece)!,
      number: many ?? count ?? "",
      signs: MIXED[meant] ?? [meant],
    });
    from = match.index + match[0].length;
  }
  between(sentence.slice(from));
  return bits.filter(({ text }) => text);
}
