/** Keep the focused element above a bar that sticks to the lower edge. */

const GAP = 8; // pixels

/** Scroll no further than it takes for `thing` to be seen above `end`. */
export function bringAbove(thing: HTMLElement, end: HTMLElement): void {
  thing.scrollIntoView({ block: "nearest" });
  const covered = thing.getBoundingClientRect().bottom + GAP - end.getBoundingClientRect().top;
  if (covered > 0) scrollerOf(end).scrollBy({ top: covered, behavior: "instant" });
}

/** What scrolls when one scrolls there. */
function scrollerOf(thing: HTMLElement): Element {
  for (let each = thing.parentElement; each; each = each.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(each).overflowY);
    if (scrolls && each.scrollHeight > each.clientHeight) return each;
  }
  return document.scrollingElement ?? document.documentElement;
}
