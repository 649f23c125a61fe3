/** The first game, right after the lesson: against the kindest opponent, with good moves marked. */

import { go } from "../../../route.svelte";
import { planFor, wishAtOnce } from "../../../start/plan";
import { know } from "../../../table/known";
import { games, openTable } from "../../../wire/api";
import { askedOptions, firstOptions } from "../options";

export async function firstGame(): Promise<void> {
  const wish = wishAtOnce(await games(), "qin");
  const table = await openTable({
    ...planFor(wish, askedOptions(firstOptions({}))),
    guided: true,
  });
  know(table);
  go("table", table.id);
}
