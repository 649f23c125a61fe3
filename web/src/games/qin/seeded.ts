/** The names of generated boards; the rules draw their maps. */

export const SEEDED = "seed:"; // before the name of a generated board
export const LONGEST_SEED = 30; // signs
const NAME = /^seed:[a-z0-9-]{1,30}$/;

/** Whether this is the name of a generated board. */
export function isSeeded(board: unknown): board is string {
  return typeof board === "string" && NAME.test(board);
}

/** What was typed, as a name that the rules take; empty where nothing is left of it. */
export function seedFrom(typed: string): string {
  const signs = typed
    .trim()
    .toLowerCase()
    .replace(/^seed:/, "")
    .replace(/[^a-z0-9-]+/g, "-");
  return signs.replace(/^-+/, "").slice(0, LONGEST_SEED);
}

/** A name that can be read out on the telephone. */
export function freshSeed(): string {
  const word = () => `${syllable()}${syllable()}`;
  return `${word()}-${word()}`;
}

function syllable(): string {
  const [first, second] = crypto.getRandomValues(new Uint8Array(2));
  return `${"bdfgjklmnprstvz"[first! % 15]}${"aeiou"[second! % 5]}`;
}
