/** Dragging with mouse, pen or finger: a press that moves away from where it began. */

const SLACK = 7; // pixels; less than that is a click

export interface Dragging {
  move(x: number, y: number): void;
  drop(x: number, y: number): void;
  cancel(): void;
}

/** Follow the pointer that was just pressed. A press that never moves far stays an ordinary click. */
export function follow(press: PointerEvent, begin: () => Dragging): void {
  // Under a finger the tile could not be seen: it is held a little above.
  const lift = press.pointerType === "touch" ? 44 : 0;
  const stop = new AbortController();
  let dragging: Dragging | null = null;
  const own = (event: PointerEvent) => event.pointerId === press.pointerId;
  const listen = (type: "pointermove" | "pointerup" | "pointercancel", act: (event: PointerEvent) => void) =>
    window.addEventListener(type, (event) => own(event) && act(event), { signal: stop.signal });

  listen("pointermove", (event) => {
    const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > SLACK;
    if (!dragging && far) dragging = begin();
    dragging?.move(event.clientX, event.clientY - lift);
  });
  listen("pointerup", (event) => {
    stop.abort();
    if (!dragging) return;
    swallowClick();
    dragging.drop(event.clientX, event.clientY - lift);
  });
  listen("pointercancel", () => {
    stop.abort();
    dragging?.cancel();
  });
}

/** The browser reports a click at the end of a drag on the same element: it is not one. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
}
