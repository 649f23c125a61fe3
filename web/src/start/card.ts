/** What the card of a table says. */

import { signOf } from "../games/registry";
import { gameName, seatName } from "../table/names";
import { paceText } from "../table/terms";
import type { Seat, Summary } from "../wire/messages";
import { say } from "../words/say.svelte";
import { everybody } from "../words/tell";

/** Who sits there, and which of them is the reader; at a shared device no seat is one person's. */
export function whoSits(table: Summary): string {
  const shared = table.seats.filter(({ you }) => you).length > 1;
  return table.seats
    .map((info, seat) => {
      if (info.kind === "open") return say("page-seat-free");
      const player = seatName(table, seat);
      return info.you && !shared ? say("page-seat-you", { player }) : player;
    })
    .join(" · ");
}

/** What is played, with which clock, and how it stands: everything but the time. */
export function whatIsPlayed(table: Summary): string[] {
  const open = table.status === "open";
  const taken = table.seats.filter(({ kind }) => kind !== "open").length;
  const timed = table.pace.per !== undefined && table.pace.per !== "none";
  return [
    gameName(table.game),
    signOf(table.game).variant?.(table.options ?? {}) ?? null,
    table.series ? say("page-series-game", { ...table.series }) : null,
    table.rated ? say("people-rated") : null,
    open || (timed && table.status === "playing")
      ? timed
        ? paceText(table.pace)
        : say("page-pace-none")
      : null,
    (table.wanted ?? []).length > 0 ? say("page-seat-wanted") : null,
    open ? say("page-seats-taken", { taken, seats: table.seats.length }) : null,
    table.your_turn || open ? null : howItStands(table),
  ].filter((part) => part !== null);
}

/** How it stands, or how it ended. */
export function howItStands(table: Summary): string {
  if (table.canceled) return say("page-game-result", { result: "canceled", winners: "" });
  const winners = table.winners ?? null;
  if (table.status !== "over" || winners === null) return say("page-game-status", { status: table.status });
  const mine = table.seats.flatMap((info, seat) => (info.you ? [seat] : []));
  const names = everybody(winners.map((seat: Seat) => seatName(table, seat)));
  return say("page-game-result", { result: resultFor(mine, winners), winners: names });
}

/** Won or lost is for one person; a viewer with several seats, or none, sees who won. */
function resultFor(mine: readonly Seat[], winners: readonly Seat[]): "won" | "shared" | "lost" | "others" {
  const [seat] = mine;
  if (seat === undefined || mine.length > 1) return "others";
  if (!winners.includes(seat)) return "lost";
  return winners.length > 1 ? "shared" : "won";
}
