/** A suggested placement in words, with its chance where there is one. */

import type { Suggestion } from "../table/suggestions";
import { percent } from "../../../words/percent";
import { say } from "../../../words/say.svelte";
import { tellPlacement } from "./tile";

export function tellSuggestion({ placement, chance }: Suggestion): string {
  const spot = tellPlacement(placement);
  return chance === null ? spot : say("page-hint-chance", { spot, chance: percent(chance) });
}
