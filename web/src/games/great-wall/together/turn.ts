/** What Qin Jiushao did last, step by step, each with its reason. */

import type { Item } from "../../../wire/messages";

export interface Step<Told> {
  what: Told;
  why: Told[];
}

type Happened = { event: string; seat?: number | null };

/**
 * The steps of his last turn that is told in the log: from the newest line in which he did anything. A reason belongs
 * to the step before it; one that stands first says why nothing happened.
 */
export function lastSteps<Told>(
  items: readonly Item[],
  clan: number,
  tell: (event: Happened) => Told | null,
): Step<Told>[] {
  for (const item of [...items].reverse()) {
    if (!("events" in item)) continue;
    const his = (item.events as Happened[]).filter(({ seat }) => seat === clan);
    const steps: Step<Told>[] = [];
    for (const event of his) {
      const told = tell(event);
      if (told === null) continue;
      const last = steps.at(-1);
      if (event.event === "reason" && last) last.why.push(told);
      else steps.push({ what: told, why: [] });
    }
    if (steps.length > 0) return steps;
  }
  return [];
}
