/** What to call those who sit at a table. */

import type { Seat } from "../qin/view";
import type { SeatInfo } from "../wire/messages";
import { say } from "../words/say.svelte";

export function seatName(table: { seats: SeatInfo[] } | null, seat: Seat): string {
  const info = table?.seats[seat];
  const colour = say("play-seat-name", { seat: seat + 1 });
  if (!info || info.kind === "open") return colour;
  if (info.kind === "bot") return say("play-opponent-name", { opponent: info.name ?? "" });
  return info.you ? colour : (info.name ?? colour);
}
