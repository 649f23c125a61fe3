/** From a wish to its table: the server opens it, and the page goes there. */

import type { GameRoom } from "../games/room";
import { go } from "../route.svelte";
import { know } from "../table/known";
import { openTable } from "../wire/api";
import { planFor, seatsOf, type Wish } from "./plan";

export async function goToTable(room: GameRoom, wish: Wish): Promise<void> {
  const options = room.asked?.(wish.options, seatsOf(wish)) ?? wish.options;
  const table = await openTable(planFor(wish, options));
  know(table);
  go("table", table.id);
}
