/** Where the keyboard goes on when what it was on is gone. */

import { tick } from "svelte";
import { focusHeading } from "../route.svelte";

export function focusIsLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** To where one decides, the board or the question; where nobody does, to the heading. */
export function focusDesk(): void {
  const desk = document.querySelector<HTMLElement>("[data-decides]");
  if (desk) desk.focus({ preventScroll: true });
  else focusHeading();
}

/** The same as soon as the page is drawn anew, if the focus is lost then. */
export async function keepFocus(): Promise<void> {
  await tick();
  if (focusIsLost()) focusDesk();
}
