/** Planning marks: what those who play together point out to each other. The server keeps them, and lets them go. */

import type { Session } from "../../../table/session.svelte";

export class Marks {
  mode = $state(false); // the next press marks instead of choosing

  constructor(readonly session: Pick<Session, "table" | "seat" | "curtain" | "mark">) {}

  readonly all = $derived.by(() => this.session.table?.marks ?? []);

  /** The seats that marked this thing. */
  by(thing: string): number[] {
    return this.all.filter((mark) => mark.thing === thing).map(({ seat }) => seat);
  }

  /** Whether the viewer may mark: a player, and not behind a curtain. */
  readonly may = $derived.by(
    () =>
      this.session.seat !== null && this.session.curtain === null && this.session.table?.status === "playing",
  );

  toggle(thing: string): void {
    this.mode = false;
    if (!this.may) return;
    void this.session.mark(thing, !this.by(thing).includes(this.session.seat!));
  }

  /** What an event on the table is about. */
  #thing(event: Event): string | null {
    const found = (event.target as Element | null)?.closest?.("[data-thing]");
    return this.may ? (found?.getAttribute("data-thing") ?? null) : null;
  }

  #take(event: Event): void {
    const thing = this.#thing(event);
    if (thing === null) return;
    event.preventDefault();
    event.stopPropagation();
    this.toggle(thing);
  }

  /** A right click, or a long press where the device tells it as one. */
  readonly onmenu = (event: Event): void => this.#take(event);
  readonly onpress = (event: Event): void => {
    if (this.mode) this.#take(event);
  };
  readonly onkey = (event: KeyboardEvent): void => {
    const typing = (event.target as Element).matches("input, select, textarea");
    if (event.key.toLowerCase() === "m" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey)
      this.#take(event);
    else if (event.key === "Escape") this.mode = false;
  };
}
