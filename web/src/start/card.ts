/** What the card of a table says. */

import { signOf } from "../games/registry";
import { gameName, seatName, turnOf } from "../table/names";
import { paceText } from "../table/terms";
import type { Seat, Summary } from "../wire/messages";
import { say } from "../words/say.svelte";
import { everybody } from "../words/tell";

/** Who sits there and how strong they are, and which of them is the reader; at a shared device no seat is one person's. */
export function whoSits(table: Summary): string {
  const shared = table.seats.filter(({ you }) => you).length > 1;
  return table.seats
    .map((info, seat) => {
      if (info.kind === "open") return say("page-seat-free");
      const player = seatName(table, seat);
      if (info.you && !shared) return say("page-seat-you", { player });
      const level = info.kind === "person" ? (table.levels?.[seat] ?? null) : null;
      return level === null ? player : say("page-seat-level", { player, level });
    })
    .join(" · ");
}

/** What a visitor can do at a table of others: sit down, take over from the computer, or watch. */
export function whatToDo(table: Summary): string {
  const free = table.status === "open" && table.seats.some(({ kind }) => kind === "open");
  return say("page-lobby-do", { what: free ? "sit" : (table.wanted ?? []).length > 0 ? "join" : "watch" });
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
    (table.watching ?? 0) > 0 ? say("page-game-watched", { count: table.watching! }) : null,
    howFar(table),
    table.your_turn || open ? null : howItStands(table),
  ].filter((part) => part !== null);
}

/** The Year or the move; of a game that is over, which it was. */
function howFar({ stage, status }: Summary): string | null {
  return stage && status !== "open"
    ? say("page-game-stage", { kind: stage.kind, number: stage.number, of: stage.of ?? 0 })
    : null;
}

/** How it stands, or how it ended. */
export function howItStands(table: Summary): string {
  if (table.canceled) return say("page-game-result", { result: "canceled", winners: "" });
  const winners = table.winners ?? null;
  const others = !table.seats.some(({ you }) => you);
  if (others && table.status === "playing" && table.progress != null)
    return say("page-game-phase", { phase: phaseOf(table.progress) });
  const asked = table.seats.flatMap(({ asked: has }, seat) => (has ? [seat] : []));
  if (table.status === "playing" && !others && asked.length === 1) return turnOf(table, asked[0]!);
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

/** Which third of the game it is. */
export function phaseOf(progress: number): "opening" | "middle" | "end" {
  return progress < 1 / 3 ? "opening" : progress < 2 / 3 ? "middle" : "end";
}
