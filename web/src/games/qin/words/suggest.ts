/** A suggested placement in words, with its chance where there is one. */

import { nameOf } from "../data/space";
import type { Suggestion } from "../table/suggestions";
import { percent } from "../../../words/percent";
import { say } from "../../../words/say.svelte";

export function tellSuggestion({ placement, chance }: Suggestion): string {
  const { tile, first, second } = placement;
  const spot = { tile, first: nameOf(first), second: nameOf(second) };
  return chance === null
    ? say("page-hint-spot", spot)
    : say("page-hint-chance", { ...spot, chance: percent(chance) });
}
