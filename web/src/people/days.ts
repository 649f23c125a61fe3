/** Days and times of day, as fields of a form have them. */

const DAY = 86_400_000; // milliseconds

/** The first moment of a day of this machine's calendar ("2026-12-20"). */
export function startOf(day: string): number {
  return new Date(`${day}T00:00`).getTime();
}

/** The last moment of a day, which is the first one of the next. */
export function endOf(day: string): number {
  const next = new Date(`${day}T00:00`);
  next.setDate(next.getDate() + 1);
  return next.getTime();
}

/** How many days there are from the first to the last one; 0 if they are not in order. */
export function daysFrom(first: string, last: string): number {
  const days = Math.round((endOf(last) - startOf(first)) / DAY);
  return Number.isFinite(days) && days > 0 ? days : 0;
}

/** A day as a field of dates has it. */
export function dayField(moment: number): string {
  const at = new Date(moment);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Minutes after midnight, as a field of times has them, and back; null if it is empty. */
export function timeField(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

export function minutesOf(time: string): number | null {
  const parts = /^(\d\d):(\d\d)/.exec(time);
  return parts ? Number(parts[1]) * 60 + Number(parts[2]) : null;
}
