/** What to call those who sit at a table. */

import type { Seat } from "../games/qin/data/view";
import type { SeatInfo } from "../wire/messages";
import { knows, say } from "../words/say.svelte";

/** The name, and where another one has the same the colour with it: "Raider (black)". */
export function seatName(table: { seats: SeatInfo[] } | null, seat: Seat): string {
  return apart(table?.seats.map((_, each) => nameAlone(table, each)) ?? [], seat);
}

/** A name of a list, with the colour of its seat where it stands there more than once. */
export function apart(names: readonly string[], seat: Seat): string {
  const name = names[seat] ?? colourName(seat);
  if (names.filter((each) => each === name).length < 2) return name;
  return say("play-plain-name", { player: name, colour: say("qin-pagoda-colour", { seat: seat + 1 }) });
}

function nameAlone(table: { seats: SeatInfo[] }, seat: Seat): string {
  const info = table.seats[seat];
  if (!info || info.kind === "open") return colourName(seat);
  if (info.kind === "bot") return playerName(info.name ?? colourName(seat));
  const shared = table.seats.filter((each) => each.you).length > 1; // several people at this screen
  return (shared && info.you ? "" : info.name) || colourName(seat);
}

export function colourName(seat: Seat): string {
  return say("play-seat-name", { seat: seat + 1 });
}

/** A computer player's name for people; that of a program of one's own, or of a person, is told as it is. */
export function playerName(name: string): string {
  const kind = name.split(":")[0] ?? name;
  return knows(`player-${kind}`) ? say(`player-${kind}`) : name;
}
