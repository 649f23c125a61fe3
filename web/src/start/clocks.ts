/** How much time players have: a few usual clocks, or one of their own. */

import type { GivenPace } from "../wire/messages";

const DAY = 86_400; // seconds
const DAY_MINUTES = 1440;

export const PACES = {
  none: { per: "none" },
  short: { per: "game", seconds: 300, increment: 5 },
  quick: { per: "game", seconds: 600, increment: 5 },
  game: { per: "game", seconds: 900, increment: 10 },
  move: { per: "move", seconds: 120 },
  day: { per: "move", seconds: DAY },
  days: { per: "move", seconds: 3 * DAY },
  week: { per: "move", seconds: 7 * DAY },
} as const satisfies Record<string, GivenPace>;

export type Clock = keyof typeof PACES | "own";
export const CLOCKS = [...(Object.keys(PACES) as (keyof typeof PACES)[]), "own"] as const;

/** A clock as one fills it in: minutes for a `game` and seconds for each turn, minutes a `turn`, or `days` a turn. */
export interface OwnClock {
  per: "game" | "turn" | "days";
  time: number;
  increment: number;
}

export const FIRST_OWN: OwnClock = { per: "game", time: 20, increment: 10 };
/** The most that may be filled in. */
export const MOST: Record<OwnClock["per"], number> = { game: 600, turn: 600, days: 30 };
export const MOST_INCREMENT = 600; // seconds

/** What is added where a turn may take days: days in reserve, and the hours of the day in which clocks run. */
export interface Slow {
  bank: number;
  hours: [from: number, to: number] | null; // by this machine's clock
  strict?: boolean; // whether vacations and quiet hours of players do not stop their clocks
}

export const AT_ANY_TIME: Slow = { bank: 0, hours: null };
export const BANKS = [0, 1, 3, 7] as const; // days
export const WAKING: [number, number] = [8, 22];
export const LEAST_HOURS = 4; // a day, as the server wants it

export function isSlow(pace: GivenPace): boolean {
  return pace.per === "move" && (pace.seconds ?? 0) >= DAY;
}

export function paceFor(clock: Clock, own: OwnClock = FIRST_OWN, slow: Slow = AT_ANY_TIME): GivenPace {
  const pace = clock === "own" ? ownPace(own) : PACES[clock];
  if (!isSlow(pace)) return pace;
  const fits = slow.hours !== null && hoursADay(slow.hours) >= LEAST_HOURS;
  return {
    ...pace,
    ...(slow.bank > 0 ? { bank: slow.bank * DAY } : {}),
    ...(fits ? { hours: inUtc(slow.hours!) } : {}),
    ...(slow.strict ? { lenient: false } : {}),
  };
}

/** Other numbers than the server takes become the nearest that it does. */
function ownPace({ per, time, increment }: OwnClock): GivenPace {
  const whole = Math.min(Math.max(1, Math.round(time) || 1), MOST[per]);
  const more = Math.min(Math.max(0, Math.round(increment) || 0), MOST_INCREMENT);
  if (per === "days") return { per: "move", seconds: whole * DAY };
  return per === "turn"
    ? { per: "move", seconds: whole * 60 }
    : { per: "game", seconds: whole * 60, increment: more };
}

export function hoursADay([from, to]: readonly [number, number]): number {
  return (to - from + 24) % 24;
}

/** Minutes after midnight there, from hours here, and back. */
export function inUtc(hours: readonly [number, number]): [number, number] {
  const ahead = new Date().getTimezoneOffset();
  return [shift(hours[0] * 60 + ahead), shift(hours[1] * 60 + ahead)];
}

export function here(minutes: readonly [number, number]): [number, number] {
  const ahead = new Date().getTimezoneOffset();
  return [shift(minutes[0] - ahead), shift(minutes[1] - ahead)];
}

function shift(minutes: number): number {
  return ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
}
