/** How a series stands, in words. */

import type { Seat, SeriesGame, SeriesInfo } from "../wire/messages";
import { say } from "../words/say.svelte";
import { everybody } from "../words/tell";

/** What everybody has, and which way it counts. */
export function tellPoints(series: SeriesInfo, nameOf: (seat: Seat) => string): string {
  return say(series.fewest ? "page-series-fewest" : "page-series", { list: list(series, nameOf) });
}

/** Which game it is, and what everybody has from those before; short, for while it is played. */
export function tellGame(series: SeriesInfo, nameOf: (seat: Seat) => string): string {
  const game = say("page-series-game", { game: series.game, of: series.of });
  return series.game > 1 ? `${game} · ${say("page-series", { list: list(series, nameOf) })}` : game;
}

/** Which game a record is of its series, and what everybody had before it. */
export function tellRecorded(series: SeriesGame, nameOf: (seat: Seat) => string): string {
  const game = say("page-series-game", { game: series.game + 1, of: series.of });
  const points = series.points ?? [];
  if (series.game === 0 || points.length === 0) return game;
  return `${game} · ${say("page-series-before", { list: list({ points }, nameOf) })}`;
}

function list({ points }: { points: number[] }, nameOf: (seat: Seat) => string): string {
  return points.map((points, seat) => `${nameOf(seat)}\u00a0${points}`).join(" · ");
}

/** Who won it; empty while it is running. */
export function tellWinners(series: SeriesInfo, nameOf: (seat: Seat) => string): string {
  const winners = series.winners ?? [];
  if (winners.length === 0) return "";
  return say("play-series-won", { winners: everybody(winners.map(nameOf)), count: winners.length });
}
