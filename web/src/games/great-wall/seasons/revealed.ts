/** A game that is over, looked through: what was chosen face down is no secret any more, and Years part its moves. */

import type { GreatWallEvent } from "../../../wire/generated";
import type { Step } from "../../../wire/messages";
import { say } from "../../../words/say.svelte";
import { pagesIn } from "./story";

/** The step with what was chosen in it, where its event only says that something was. */
export function revealed(step: Step): Step {
  const { seat, told: label, events } = step;
  if (!label || seat === null) return step;
  const text = { id: "gwp-seasons-chose", facts: { player: { seat }, choice: label } };
  const open = (event: GreatWallEvent) =>
    event.event === "chose" && event.seat === seat ? { ...event, told: text } : event;
  return { ...step, events: (events as GreatWallEvent[]).map(open) as Step["events"] };
}

/** By step: the name of the Year that begins with it. */
export function yearsOf(steps: readonly Step[]): ReadonlyMap<number, string> {
  const years = new Map<number, string>();
  let year = 0;
  for (const { number, events } of pagesIn(steps))
    for (const event of events) {
      if (event.event !== "began" || event.what === "turn" || event.number <= year) continue;
      year = event.number;
      if (number + 1 < steps.length) years.set(number + 1, say("gwp-after-year", { year }));
    }
  return years;
}
