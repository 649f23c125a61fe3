/** Times as people say them: how long ago, and exactly. */

import { language } from "./say.svelte";

const MINUTE = 60_000; // milliseconds
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 365 * 24 * 60 * MINUTE],
  ["month", 30 * 24 * 60 * MINUTE],
  ["week", 7 * 24 * 60 * MINUTE],
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
];

/** The reader's own kind of the page's language: British readers of English want British dates. */
export function locale(wanted: readonly string[] = navigator.languages): string {
  return wanted.find((tag) => tag.split("-")[0] === language()) ?? language();
}

/** "5 min. ago", "yesterday"; "now" for less than a minute, and for a server whose clock is ahead of ours. */
export function ago(then: number, now: number, tag: string): string {
  const passed = now - then;
  const [unit, length] = UNITS.find(([, each]) => passed >= each) ?? ["second", Infinity];
  const style = unit === "minute" || unit === "hour" ? "short" : "long"; // "last wk." is hard to read
  const words = new Intl.RelativeTimeFormat(tag, { numeric: "auto", style });
  return words.format(-Math.max(0, Math.floor(passed / length)), unit);
}

/** A day without the year, as of a vacation. */
export function dayOf(then: number, tag: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(tag, { day: "numeric", month: "long", timeZone }).format(then);
}

export function exactly(then: number, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short" }).format(then);
}
