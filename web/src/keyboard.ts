/** Shortcuts work wherever the focus is, unless the element that has it needs the key itself. */

import { settings } from "./settings.svelte";

/** Whether a key belongs to a text field. */
export function typing({ target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== "radio" && target.type !== "checkbox";
  return (
    target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

const ON_TOP = "dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox]";
const PRESSED = "button, a[href], summary, input, [role=button], [role=tab], [role=option]"; // by Enter or Space
const MOVES = "input, [role=tablist], [role=slider]"; // by arrow keys

/** Whether a key pressed now may be taken as a shortcut for `own`, the element that the shortcuts are about. */
export function isShortcut(event: KeyboardEvent, own: Element | undefined): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey)
    return false;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target === own) return true;
  if (
    !settings.shortcuts ||
    typing(event) ||
    target.closest(ON_TOP) ||
    document.querySelector("dialog:modal")
  )
    return false;
  if (event.key === "Enter" || event.key === " ") return !target.closest(PRESSED) && !scrolls(target);
  return !event.key.startsWith("Arrow") || (!target.closest(MOVES) && !scrolls(target));
}

/** Whether an element has a scroll bar of its own; the page's does not count. */
function scrolls(element: Element): boolean {
  if (element === document.body || element === document.documentElement) return false;
  return (
    element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY)
  );
}
