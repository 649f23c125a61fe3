/** From a wish to its table: the server opens it, and the page goes there. */

import type { GameRoom } from "../games/room";
import { go } from "../route.svelte";
import { know } from "../table/known";
import { openTable } from "../wire/api";
import type { Plan } from "../wire/messages";
import { planFor, seatsOf, type Wish } from "./plan";

export function goToTable(room: GameRoom, wish: Wish): Promise<void> {
  const options = room.asked?.(wish.options, seatsOf(wish)) ?? wish.options;
  return openAndGo(planFor(wish, options));
}

/** The same from a plan that is complete. */
export async function openAndGo(plan: Plan): Promise<void> {
  const table = await openTable(plan);
  know(table);
  go("table", table.id);
}
