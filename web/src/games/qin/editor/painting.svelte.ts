/** A map while it is painted: every change can be undone and redone, and a smaller size hides what it cuts off. */

import { LEAST, MOST, painted, resized, type Sign } from "./map";

const STEPS_KEPT = 200;

export class Painting {
  rows = $state.raw<readonly string[]>([]);
  #past = $state.raw<readonly (readonly string[])[]>([]); // the newest last
  #future = $state.raw<readonly (readonly string[])[]>([]); // the next one last
  #whole: readonly string[]; // all that was ever painted, also outside of what is shown now
  #stroke = false; // something has been painted since the pointer went down

  readonly canUndo = $derived(this.#past.length > 0);
  readonly canRedo = $derived(this.#future.length > 0);

  constructor(rows: readonly string[]) {
    this.rows = this.#whole = rows;
  }

  /** Another map: nothing of the one before is left. */
  open(rows: readonly string[]): void {
    this.rows = this.#whole = rows;
    this.#past = this.#future = [];
  }

  /** Other rows, such as those of a built-in board; the ones before can be had back. */
  replace(rows: readonly string[]): void {
    this.#whole = rows;
    this.#change(rows, false);
  }

  /** `stroke`: in the same movement as before, so that one step undoes all of it. */
  paint(column: number, row: number, sign: Sign, stroke = false): void {
    this.#change(painted(this.rows, column, row, sign), stroke);
  }

  resize(width: number, height: number): void {
    this.#whole = covered(this.#whole, this.rows);
    this.#change(resized(this.#whole, width || LEAST, height || LEAST), false);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.rows];
    this.rows = before;
  }

  redo(): void {
    const after = this.#future.at(-1);
    if (!after) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.rows];
    this.rows = after;
  }

  #change(rows: readonly string[], stroke: boolean): void {
    if (!stroke) this.#stroke = false;
    if (rows.join("/") === this.rows.join("/")) return;
    if (!this.#stroke) this.#past = [...this.#past.slice(1 - STEPS_KEPT), this.rows];
    this.#stroke = true;
    this.#future = [];
    this.rows = rows;
  }
}

/** What lies below, with the rows on top of it from the first corner on. */
function covered(below: readonly string[], rows: readonly string[]): string[] {
  const width = Math.min(MOST, Math.max(...[...below, ...rows].map((row) => row.length)));
  const height = Math.min(MOST, Math.max(below.length, rows.length));
  return resized(below, width, height).map((under, row) => {
    const top = rows[row] ?? "";
    return top + under.slice(top.length);
  });
}
