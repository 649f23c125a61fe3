import type { Sound } from "../sound";

/** Milliseconds as people read clocks: 2 d 3 h, 1:05:09, 4:07. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (value: number) => String(value).padStart(2, "0");
  if (days > 0) return `${days} d ${hours} h`;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

export const SHORT = 20_000; // milliseconds; less than that is shown larger and in red

/** When one's own clock is heard, in milliseconds left. */
const HEARD: readonly (readonly [left: number, sound: Sound])[] = [
  [10_000, "bell"],
  [30_000, "rise"],
];

/** The sound that is due when a clock goes down from `before` to `left`; a clock that is first seen then is silent. */
export function dueSound(before: number, left: number): Sound | null {
  if (before === Infinity) return null;
  return HEARD.find(([mark]) => before > mark && left <= mark)?.[1] ?? null;
}
