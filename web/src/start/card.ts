/** What the card of a table says. */

import { seatName } from "../table/names";
import type { Seat, Summary } from "../wire/messages";
import { say } from "../words/say.svelte";
import { everybody } from "../words/tell";

/** Who sits there. A free seat is nobody's. */
export function whoSits(table: Summary): string {
  return table.seats
    .map((info, seat) => (info.kind === "open" ? say("page-seat-free") : seatName(table, seat)))
    .join(" · ");
}

/** How it stands, or how it ended. */
export function howItStands(table: Summary): string {
  const winners = table.winners ?? null;
  if (table.status !== "over" || winners === null) return say("page-game-status", { status: table.status });
  const mine = table.seats.flatMap((info, seat) => (info.you ? [seat] : []));
  const names = everybody(winners.map((seat: Seat) => seatName(table, seat)));
  return say("page-game-result", { result: resultFor(mine, winners), winners: names });
}

/** Won or lost is for one person; who plays several seats, or none, is told who won. */
function resultFor(mine: readonly Seat[], winners: readonly Seat[]): "won" | "shared" | "lost" | "others" {
  const [seat] = mine;
  if (seat === undefined || mine.length > 1) return "others";
  if (!winners.includes(seat)) return "lost";
  return winners.length > 1 ? "shared" : "won";
}
