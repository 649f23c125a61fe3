/** Where each Clan's Honor came from: by Year and by source, from the events; nothing is calculated again. */

import type { GreatWallEvent, GreatWallScored, GreatWallWhy } from "../../../wire/generated";
import type { Page } from "../seasons/story";

/** One change of a Clan's Honor. */
export interface Gain {
  clan: number;
  year: number; // after the last one: the scoring at the end
  n: number;
  total: number;
  why: GreatWallWhy;
  of: string;
}

export interface History {
  years: number; // that were begun
  scored: GreatWallScored[];
  gains: Gain[];
}

export function historyOf(pages: readonly Page[]): History {
  let [year, ending] = [1, false];
  const history: History = { years: 1, scored: [], gains: [] };
  for (const event of pages.flatMap(({ events }): readonly GreatWallEvent[] => events))
    switch (event.event) {
      case "began":
        if (event.what !== "turn") history.years = year = event.number;
        break;
      case "step":
        ending ||= event.phase === "end";
        break;
      case "scored":
        history.scored.push(event);
        break;
      case "honor": {
        const { seat: clan, n, total, cause } = event;
        history.gains.push({ clan, year: ending ? year + 1 : year, n, total, why: cause[0], of: cause[1] });
        break;
      }
    }
  return history;
}

/** What a Clan had before its first event; `now` is what it has at the end. */
export function startOf({ gains }: History, clan: number, now: number): number {
  const first = gains.find((gain) => gain.clan === clan);
  return first ? first.total - first.n : now;
}

/** A point of the chart: what a Clan had at the end of a Year, and where that Year's Honor came from. */
export interface Point {
  year: number; // 0: the start
  total: number;
  n: number; // more or less than in the Year before
  parts: Part[];
}

export interface Part {
  why: GreatWallWhy;
  of: string; // of an Artifact: which one
  n: number;
}

export function pointsOf(history: History, clan: number, now: number): Point[] {
  let total = startOf(history, clan, now);
  const points: Point[] = [{ year: 0, total, n: 0, parts: [] }];
  const last = history.scored.length > 0 ? history.years + 1 : history.years;
  for (let year = 1; year <= last; year++) {
    const gains = history.gains.filter((gain) => gain.clan === clan && gain.year === year);
    const n = gains.reduce((sum, gain) => sum + gain.n, 0);
    total += n;
    points.push({ year, total, n, parts: partsOf(gains) });
  }
  return points;
}

/** By source, the most first; Artifacts stand each for itself. */
export function partsOf(gains: readonly Gain[]): Part[] {
  const parts = new Map<string, Part>();
  for (const { why, of, n } of gains) {
    const name = why === "artifact" ? of : "";
    const key = `${why} ${name}`;
    const known = parts.get(key);
    if (known) known.n += n;
    else parts.set(key, { why, of: name, n });
  }
  return [...parts.values()].sort((one, other) => Math.abs(other.n) - Math.abs(one.n));
}

/** A line of the scoring: what each of the Clans got from one source. */
export interface Row {
  why: GreatWallWhy | "start";
  of: string;
  amounts: number[];
}

/** All lines: the start, what came during the game, and the steps of the scoring at the end. Each column adds up to the score. */
export function rowsOf(
  history: History,
  clans: readonly { clan: number; honor: number }[],
): { before: Row[]; final: Row[] } {
  const starts = clans.map(({ clan, honor }) => startOf(history, clan, honor));
  const during = history.gains.filter(({ year }) => year <= history.years);
  const before: Row[] = partsOf(during).map(({ why, of }) => ({
    why,
    of,
    amounts: clans.map(({ clan }) =>
      during.reduce(
        (sum, gain) =>
          gain.clan === clan && gain.why === why && (why !== "artifact" || gain.of === of)
            ? sum + gain.n
            : sum,
        0,
      ),
    ),
  }));
  if (starts.some((n) => n > 0)) before.unshift({ why: "start", of: "", amounts: starts });
  const final = history.scored.map(({ cause: [why, of], amounts }) => ({
    why,
    of: why === "artifact" ? of : "",
    amounts: clans.map(({ clan }) => amounts[clan] ?? 0),
  }));
  return { before, final };
}
