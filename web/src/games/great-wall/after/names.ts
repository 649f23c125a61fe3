/** Where Honor comes from, in words. */

import { say } from "../../../words/say.svelte";
import { cardName } from "../data/cards";

export function sourceName(why: string, of: string): string {
  return say("gwp-after-source", { why, of: of ? cardName(of) : "" });
}
