/** Carrying a piece or a card to where it goes, with the mouse or a finger: one more way beside two presses. */

import type { Lights } from "./lights.svelte";

const FAR = 7; // pixels, before which a press is still a press
const THINGS = "[data-lamp], [data-thing]";

export class Drag {
  /** What is in one's hand, and where on the screen. */
  held = $state.raw<{ piece: string | null; x: number; y: number } | null>(null);
  #from: { thing: string; x: number; y: number; pointer: number } | null = null;
  #ended = false;

  constructor(readonly lights: () => Lights) {}

  readonly down = (event: PointerEvent): void => {
    this.#from = null;
    if (event.button !== 0 || !event.isPrimary) return;
    const thing = this.#litAt(event.target);
    if (thing && this.lights().carries(thing))
      this.#from = { thing, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  };

  readonly move = (event: PointerEvent): void => {
    const from = this.#from;
    if (!from || event.pointerId !== from.pointer) return;
    if (!this.held) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.lights().hold(from.thing);
    }
    this.held = { piece: this.lights().carried, x: event.clientX, y: event.clientY };
  };

  readonly up = (event: PointerEvent): void => {
    const { thing } = this.#from ?? {};
    this.#from = null;
    if (!this.held || thing === undefined) return;
    this.held = null;
    this.#ended = true;
    setTimeout(() => (this.#ended = false)); // the click that follows at once
    const to = this.#litAt(document.elementFromPoint(event.clientX, event.clientY));
    if (to && to !== thing) this.lights().carry(thing, to);
    else this.lights().clear();
  };

  readonly cancel = (): void => {
    this.#from = null;
    if (this.held) this.lights().clear();
    this.held = null;
  };

  /** The click that ends a way presses nothing. */
  swallow(event: MouseEvent): boolean {
    if (!this.#ended) return false;
    this.#ended = false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  #litAt(target: EventTarget | null): string | null {
    let at = target instanceof Element ? target.closest<HTMLElement | SVGElement>(THINGS) : null;
    for (; at; at = at.parentElement?.closest<HTMLElement | SVGElement>(THINGS) ?? null) {
      const thing = at.dataset["lamp"] ?? at.dataset["thing"]!;
      const [kind, ...rest] = thing.split(":");
      if (this.lights().of(kind!, rest.join(":"))) return thing;
    }
    return null;
  }
}
