/** What is played at a table, in words: what a person wants to know before sitting down. */

import { here, isSlow } from "../start/clocks";
import type { GivenPace, TableInfo } from "../wire/messages";
import { say } from "../words/say.svelte";
import { gameName } from "./names";

const UNITS = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const;

/** The largest unit in which it is a whole number. */
export function timeText(seconds: number): string {
  for (const [unit, length] of Object.entries(UNITS))
    if (seconds % length === 0) return say("page-time", { unit, count: seconds / length });
  return "";
}

export function paceText(pace: GivenPace): string {
  const { per, seconds = 0, increment = 0, bank = 0, hours = null, lenient = true } = pace;
  if (per === "none" || per === undefined) return say("page-clock-none");
  const time = timeText(seconds);
  if (per === "move") {
    const more = [
      say("page-pace-move", { time }),
      ...(bank > 0 ? [say("page-pace-bank", { time: timeText(bank) })] : []),
      ...(lenient || !isSlow(pace) ? [] : [say("page-pace-strict")]),
      ...(hours ? [say("page-pace-hours", { hours: here(hours).map(hourText).join("–") })] : []),
    ];
    return more.join(", ");
  }
  return increment > 0
    ? say("page-pace-increment", { time, seconds: increment })
    : say("page-pace-game", { time });
}

function hourText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

/** What and how, as pairs; `own` is what the game itself has to say. */
export function termsOf(table: TableInfo, own: readonly [string, string][] = []): [string, string][] {
  const of = table.series?.of ?? 1;
  const yes = (allowed: boolean) => ({ allowed: allowed ? "yes" : "no" });
  return [
    [say("page-term-game"), gameName(table.game)],
    ...own,
    [say("page-players"), String(table.seats.length)],
    [say("page-clock"), paceText(table.pace)],
    [say("page-games"), say("page-games-count", { count: of })],
    [say("page-term-takebacks"), say("page-takebacks-here", yes(table.takebacks))],
    [say("page-term-hints"), say("page-hints-given", yes(table.hints))],
    [say("people-rated"), say("people-rated-here", { rated: table.rated ? "yes" : "no" })],
  ];
}
