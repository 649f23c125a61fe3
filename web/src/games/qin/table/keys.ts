/** What each key does on the board. */

import type { Turn } from "../data/space";
import type { Desk } from "./desk.svelte";

const ARROWS: Record<string, Turn> = { ArrowRight: 0, ArrowDown: 1, ArrowLeft: 2, ArrowUp: 3 };

/** Whether the key meant something to the desk. */
export function pressKey(desk: Desk, event: KeyboardEvent, hint?: () => void): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  if (desk.sent) return false; // what is on its way stays as it is
  const arrow = ARROWS[event.key];
  if (arrow !== undefined) desk.step(arrow);
  else if (event.key === " " || event.key === "r" || event.key === "R") desk.rotate(event.shiftKey ? -1 : 1);
  else if (event.key === "Enter") {
    if (!event.repeat) desk.enter(); // a key held down too long must not confirm what it has just put down
  } else if (event.key === "Escape" && desk.at) desk.lift();
  else if (event.key === "n" || event.key === "N") desk.next(1);
  else if (event.key === "p" || event.key === "P") desk.next(-1);
  else if (/^[1-3]$/.test(event.key)) desk.pick(Number(event.key) - 1);
  else if (hint && (event.key === "h" || event.key === "H")) hint();
  else return false;
  return true;
}
