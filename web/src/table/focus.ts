/** Where focus moves when the focused element is gone. */

import { tick } from "svelte";
import { focusHeading } from "../route.svelte";

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** To the curtain, or to where one decides, the board or the question; otherwise to the heading. */
export function focusDesk(): void {
  const desk = ["[data-curtain]", "[data-decides]"].flatMap(
    (found) => document.querySelector<HTMLElement>(found) ?? [],
  )[0];
  if (desk) desk.focus({ preventScroll: true });
  else focusHeading();
}

/** Call before drawing again: if the focused element is gone then, `find` gives the focus another home. */
export async function keepFocus(find: () => void = focusDesk): Promise<void> {
  if (isLost()) return;
  await tick();
  if (isLost()) find();
}
