/** Looking at a card: with the mouse by staying on its name, with a finger by holding it, with the keyboard by being there. */

const STAY = 350; // milliseconds
const HOLD = 450;
const GRACE_MS = 150; // to move from the name to its explanation

export class Peek {
  open = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false; // a finger opened it: lifting it chooses nothing
  #pinned = false;

  enter(event: PointerEvent): void {
    if (event.pointerType === "touch") return;
    this.#soon(STAY);
  }

  leave(event: PointerEvent): void {
    if (event.pointerType === "touch") return this.up(); // what it lay on is carried away
    clearTimeout(this.#timer);
    if (!this.#pinned) this.#timer = setTimeout(() => this.close(), GRACE_MS);
  }

  down(event: PointerEvent): void {
    if (event.pointerType !== "touch") return;
    this.#held = false;
    this.#soon(HOLD, true);
  }

  /** The finger was lifted, or has begun to scroll. */
  up(): void {
    if (!this.open) clearTimeout(this.#timer);
  }

  /** What the browser has for a long press would lie on top. */
  menu(event: Event): void {
    if (this.#held) event.preventDefault();
  }

  focus(event: FocusEvent): void {
    if (event.target instanceof Element && event.target.matches(":focus-visible")) this.open = true;
  }

  /** A click that only ends a long press chooses nothing; whether it was one. */
  swallow(event: MouseEvent): boolean {
    if (!this.#held) return false;
    this.#held = false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  /** Keep it open, or put it away. */
  toggle(): void {
    clearTimeout(this.#timer);
    if (this.#pinned) this.close();
    else this.open = this.#pinned = true;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.open = this.#pinned = false;
  }

  #soon(wait: number, held = false): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.open = true;
      if (held) this.#held = true; // a mouse that rests there too takes nothing back
    }, wait);
  }
}
