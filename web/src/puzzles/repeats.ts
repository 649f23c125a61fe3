/** When a puzzle from an own mistake comes back: 1, 3 and 10 days after it was solved, and from the start once it is missed. Pure. */

export const AFTER_DAYS = [1, 3, 10] as const;

export interface Repeat {
  step: number; // how often in a row it was solved on its day
  due: number; // the day on which it comes back; days are numbers
}

export const firstRepeat = (today: number): Repeat => ({ step: 0, due: today });

/** Solved for the last time, and not asked again. */
export const isLearned = ({ step }: Repeat): boolean => step > AFTER_DAYS.length;

export const isDue = (repeat: Repeat, today: number): boolean => !isLearned(repeat) && repeat.due <= today;

/** After the first answer of a visit. Solved again before its day, it comes back no later. */
export function answered(repeat: Repeat, today: number, found: boolean): Repeat {
  if (!found) return { step: 0, due: today + AFTER_DAYS[0] };
  if (!isDue(repeat, today)) return repeat;
  const wait = AFTER_DAYS[repeat.step] ?? 0;
  return { step: repeat.step + 1, due: today + wait };
}
