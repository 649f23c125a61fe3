/** What to call those who sit at a table. */

import type { Seat } from "../qin/view";
import type { SeatInfo } from "../wire/messages";
import { knows, say } from "../words/say.svelte";

export function seatName(table: { seats: SeatInfo[] } | null, seat: Seat): string {
  const info = table?.seats[seat];
  const colour = say("play-seat-name", { seat: seat + 1 });
  if (!info || info.kind === "open") return colour;
  if (info.kind === "bot") return playerName(info.name ?? colour);
  const shared = table.seats.filter((each) => each.you).length > 1; // several people at this screen
  return (shared && info.you ? "" : info.name) || colour;
}

/** A computer player's name for people; that of a program of one's own, or of a person, is told as it is. */
export function playerName(name: string): string {
  const kind = name.split(":")[0] ?? name;
  return knows(`player-${kind}`) ? say(`player-${kind}`) : name;
}
