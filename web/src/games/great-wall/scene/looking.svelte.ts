/** Looking at things in the drawing: what is said of one stands in one tip beside it, above everything else. */

import { getContext, setContext } from "svelte";
import { Peek } from "../learn/peek.svelte";

export type Looked = { kind: "card" | "place"; id: string; anchor: Element };

/** The listeners of a thing that can be looked at. */
interface Listeners {
  onpointerenter(event: PointerEvent): void;
  onpointerleave(event: PointerEvent): void;
  onpointerdown(event: PointerEvent): void;
  onpointerup(): void;
  onpointercancel(): void;
  oncontextmenu(event: Event): void;
}

export class Looking {
  readonly peek = new Peek();
  now = $state.raw<Looked | null>(null);

  at(kind: Looked["kind"], id: string): Listeners {
    const aim = (event: Event) => {
      const anchor = event.currentTarget as Element;
      if (this.peek.open && this.now?.anchor !== anchor) this.peek.close();
      this.now = { kind, id, anchor };
    };
    return {
      onpointerenter: (event) => {
        if (event.pointerType === "touch") return;
        aim(event);
        this.peek.enter(event);
      },
      onpointerleave: (event) => this.peek.leave(event),
      onpointerdown: (event) => {
        if (event.pointerType === "touch") aim(event);
        this.peek.down(event);
      },
      onpointerup: () => this.peek.up(),
      onpointercancel: () => this.peek.up(),
      oncontextmenu: (event) => this.peek.menu(event),
    };
  }
}

const KEY = Symbol("looking");
export const setLooking = (): Looking => setContext(KEY, new Looking());
export const looking = (): Looking => getContext<Looking>(KEY) ?? new Looking();
