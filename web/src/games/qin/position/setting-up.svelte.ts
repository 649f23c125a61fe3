/** A position being made up, step by step: what is painted, what the server says of it, and what would be best there. */

import { BOARDS } from "../boards";
import { recordOf } from "../data/position";
import type { Seat } from "../data/view";
import { type Suggestion, suggestionsIn } from "../table/suggestions";
import { Refused, troubleOf } from "../../../wire/api";
import type { Drafted, GivenGameRecord } from "../../../wire/messages";
import { adviceOn, readPosition } from "../../../wire/study";
import { keepPositions, keptPositions } from "./kept";
import { blank, fromText, type Sketch, toText } from "./sketch";

const WAIT = 250; // milliseconds after the last change until the server is asked

export class SettingUp {
  sketch = $state.raw<Sketch>(blank(BOARDS[0]!.rows, 2));
  drafted = $state.raw<Drafted | null>(null); // what the server said last
  current = $state(false); // whether it said so of what is painted now
  offline = $state(false);
  thinking = $state(false);
  trouble = $state("");
  best = $state.raw<readonly Suggestion[]>([]);

  #before = $state.raw<readonly string[]>(keptPositions()); // the newest first, and that is what is painted now
  readonly #known: Set<string>; // all that were ever painted here
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly text = $derived(toText(this.sketch));
  readonly flaws = $derived(this.drafted?.flaws ?? []);
  readonly fine = $derived(this.current && this.flaws.length === 0);
  /** A record that begins here. */
  readonly record = $derived.by<GivenGameRecord | null>(() => {
    const setup = this.fine ? this.drafted?.setup : null;
    return setup ? recordOf(setup) : null;
  });
  readonly canStepBack = $derived(this.#before.length > 1);

  /** Begin with a text, such as that of a link, or with what was painted last; false if the text cannot be parsed. */
  constructor(given: string | undefined) {
    const sketch = given === undefined ? null : fromText(given);
    const last = this.#before[0];
    this.sketch = sketch ?? (last ? fromText(last) : null) ?? this.sketch;
    if (sketch === null && last === undefined) this.#before = [toText(this.sketch)];
    this.#known = new Set(this.#before);
  }

  /** Another position; kept at once. `stroke`: it continues the one before, in one movement of the hand. */
  change(sketch: Sketch, stroke = false): void {
    if (sketch === this.sketch) return;
    this.sketch = sketch;
    const before = this.#before.filter((text) => text !== this.text);
    this.#before = [this.text, ...before.slice(stroke ? 1 : 0)];
    this.#known.add(this.text);
    keepPositions(this.#before, this.#known);
  }

  stepBack(): void {
    const [, ...before] = this.#before;
    const sketch = before[0] === undefined ? null : fromText(before[0]);
    if (!sketch) return;
    this.#before = before;
    this.sketch = sketch;
    keepPositions(before, this.#known);
  }

  /** To be called whenever something has changed: the server is asked, once the hand rests. */
  check(): () => void {
    const { text } = this;
    this.current = false;
    this.best = [];
    this.trouble = "";
    let wanted = true; // answers may arrive out of order
    this.#timer = setTimeout(() => {
      readPosition("qin", text).then(
        (drafted) => wanted && ((this.drafted = drafted), (this.current = true), (this.offline = false)),
        (problem: Error) =>
          wanted && ((this.offline = !(problem instanceof Refused)), (this.trouble = troubleOf(problem))),
      );
    }, WAIT);
    return () => {
      wanted = false;
      clearTimeout(this.#timer);
    };
  }

  /** A typed text becomes what is painted; what is wrong with it, else nothing. */
  async read(text: string): Promise<string> {
    try {
      const { flaws } = await readPosition("qin", text);
      const misread = flaws.find(({ malformed }) => malformed);
      const sketch = misread ? null : fromText(text);
      if (sketch) this.change(sketch);
      return misread?.sentence ?? "";
    } catch (problem) {
      return troubleOf(problem);
    }
  }

  /** Who is to choose in a record that begins here. */
  get asked(): readonly Seat[] {
    return this.sketch.mover === null ? [] : [this.sketch.mover];
  }

  async analyse(): Promise<void> {
    const { record } = this;
    if (!record || this.thinking) return;
    this.thinking = true;
    try {
      const advice = await adviceOn(record);
      if (record === this.record) this.best = suggestionsIn(advice);
    } catch (problem) {
      this.trouble = troubleOf(problem);
    } finally {
      this.thinking = false;
    }
  }
}
