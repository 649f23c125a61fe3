/** The first game, right after the lesson: against the kindest opponent, with good moves marked. */

import { go } from "../../../route.svelte";
import { planFor, wishAtOnce } from "../../../start/plan";
import { guide } from "../../../table/guided";
import { know } from "../../../table/known";
import { games, openTable } from "../../../wire/api";
import { askedOptions, firstOptions } from "../options";

export async function firstGame(): Promise<void> {
  const wish = wishAtOnce(await games(), "qin");
  const table = await openTable(planFor(wish, askedOptions(firstOptions({}))));
  know(table);
  guide(table.id);
  go("table", table.id);
}
