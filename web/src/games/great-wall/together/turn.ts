/** What Qin Jiushao did last, step by step, each with its reason. */

import type { Item } from "../../../wire/messages";

export interface Step<Line> {
  what: Line;
  why: Line[];
}

type Happened = { event: string; seat?: number | null };

/**
 * The steps of his last turn in the log: from the newest line in which he did anything. A reason belongs
 * to the step before it; one that stands first says why nothing happened.
 */
export function lastSteps<Line>(
  items: readonly Item[],
  clan: number,
  tell: (event: Happened) => Line | null,
): Step<Line>[] {
  for (const item of [...items].reverse()) {
    if (!("events" in item)) continue;
    const his = (item.events as Happened[]).filter(({ seat }) => seat === clan);
    const steps: Step<Line>[] = [];
    for (const event of his) {
      const line = tell(event);
      if (line === null) continue;
      const last = steps.at(-1);
      if (event.event === "reason" && last) last.why.push(line);
      else steps.push({ what: line, why: [] });
    }
    if (steps.length > 0) return steps;
  }
  return [];
}
