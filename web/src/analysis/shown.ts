/** A position of an analysis as a table shows it. */

import type { Shown } from "../table/shown";
import type { Explored, Group, Question } from "../wire/messages";

/** `fixed`: it may only be looked at, so nothing is asked. */
export function shownAt({ seen, step, asked }: Explored, fixed: boolean): Shown {
  const asks = !fixed && asked.length > 0;
  const view = seen.view as unknown as Shown["view"];
  return {
    view: asks ? view : { ...view, decision: null },
    ask: null,
    question: asks ? ((seen.question ?? null) as Question | null) : null,
    facts: (seen.facts ?? []) as Group[],
    events: step.events as Shown["events"],
    items: [],
  };
}
