/**
 * Words in a script that runs from right to left, kept apart from what stands around them: a number behind such a name
 * would be drawn before it otherwise, and read as another person's. Others stay as they are.
 */
export function isolated(words: string): string {
  return RIGHT_TO_LEFT.test(words) ? `${FIRST_STRONG_ISOLATE}${words}${POP_ISOLATE}` : words;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";
