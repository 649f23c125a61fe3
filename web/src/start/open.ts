/** From a wish to its table: the server opens it, and the page goes there. */

import type { GameRoom } from "../games/room";
import { go } from "../route.svelte";
import { keepDeviceNames } from "../table/device-names";
import { know } from "../table/known";
import { openTable } from "../wire/api";
import type { Plan } from "../wire/messages";
import { namesOf, planFor, seatsOf, type Wish } from "./plan";

export function goToTable(room: GameRoom, wish: Wish): Promise<void> {
  const options = room.asked?.(wish.options, seatsOf(wish)) ?? wish.options;
  return openAndGo(planFor(wish, options), namesOf(wish));
}

/** The same from a plan that is complete; `names` of those who share this device. */
export async function openAndGo(plan: Plan, names: readonly string[] = []): Promise<void> {
  const table = await openTable(plan);
  know(table);
  keepDeviceNames(table.id, names);
  go("table", table.id);
}
