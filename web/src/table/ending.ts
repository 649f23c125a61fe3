/** How a game ended that a player left, in words; the rules only know that one player was left over. */

import type { Seat, TableInfo } from "../wire/messages";
import { say } from "../words/say.svelte";
import { everybody } from "../words/tell";

/** Why it ended and who won; null where it was played to its end. */
export function tellEnding(
  table: Pick<TableInfo, "ending"> | null,
  winners: readonly Seat[],
  nameOf: (seat: Seat) => string,
): string | null {
  const ending = table?.ending;
  if (!ending) return null;
  const { seat, why, canceled } = ending;
  const left = why === "agreed" ? [] : [say("ending-why", { why, player: nameOf(seat) })];
  if (canceled) return [...left, say("ending-not-counted", { why })].join(" ");
  const won = say("ending-wins", { winners: everybody(winners.map(nameOf)), count: winners.length });
  return [...left, ...(winners.length > 0 ? [won] : [])].join(" ");
}

/** Why a seat is out of the game; at a replay nothing is known but that it left. */
export function tellOut(table: TableInfo | null | undefined, seat: Seat): string {
  return say("page-out", { why: table?.seats[seat]?.out ?? "resigned" });
}
