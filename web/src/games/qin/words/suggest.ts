/** A suggested placement in words, with its chance, and how sure it is, where these are known. */

import type { Suggestion } from "../table/suggestions";
import { percent } from "../../../words/percent";
import { say } from "../../../words/say.svelte";
import { tellPlacement } from "./tile";

export function tellSuggestion({ placement, chance, margin }: Suggestion): string {
  const spot = tellPlacement(placement);
  if (chance === null) return spot;
  if (margin == null) return say("page-hint-chance", { spot, chance: percent(chance) });
  return say("page-hint-margin", { spot, chance: percent(chance), margin: Math.max(1, percent(margin)) });
}
