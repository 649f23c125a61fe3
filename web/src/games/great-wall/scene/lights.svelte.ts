/** Which things on the table the question is about, and what pressing one of them means.
 *
 * An option can be about several things (from a Location to another one). Pressing narrows the options down; as soon
 * as only one is left it is the one that is meant.
 */

import type { Choice } from "../../../wire/messages";
import { fitting } from "../choose/order";

export type Light = "lit" | "chosen";

/** Where the options come from, and where one of them is looked at. */
export interface Offer {
  readonly options: readonly { token: string; choice: Choice }[];
  readonly chosen: string | null;
  pick(token: string): void;
  press(token: string): void;
  drop(): void;
  /** The mouse rests on an option, or no longer on any. */
  peek?(token: string | null): void;
}

/** What a piece or a good is taken from; everything else is where something goes. */
const TAKEN: ReadonlySet<string> = new Set([
  "pool",
  "soldier",
  "resource",
  "warehouse",
  "card",
  "tea",
  "seat",
]);

const key = (kind: string, id: string) => `${kind}:${id}`;
const thingsOf = (choice: Choice) => (choice.targets ?? []).map(({ kind, id }) => key(kind, id));
const isAbout = (choice: Choice, ...things: string[]) => {
  const about = thingsOf(choice);
  return things.every((each) => about.includes(each));
};

export class Lights {
  readonly #offer: Offer;
  /** The seats that have marked a thing for the others. */
  readonly flags: (thing: string) => readonly number[];
  /** The options that a hint suggests. */
  readonly #suggested: () => readonly string[];
  #pressed = $state.raw<readonly string[]>([]);
  #narrated = $state.raw<ReadonlySet<string>>(new Set());

  constructor(
    offer: Offer,
    flags: (thing: string) => readonly number[] = () => [],
    suggested: () => readonly string[] = () => [],
  ) {
    this.#offer = offer;
    this.flags = flags;
    this.#suggested = suggested;
  }

  /** The options that fit what was pressed so far. */
  readonly left = $derived.by(() => {
    const all = this.#offer.options.map((option) => ({ option, things: thingsOf(option.choice) }));
    const fits = fitting(
      all.map(({ things }) => things),
      this.#pressed,
    );
    return all.filter(({ things }) => fits(things)).map(({ option }) => option);
  });
  /** The same as tokens, for the list; null while nothing was pressed. */
  readonly only = $derived(this.#pressed.length ? new Set(this.left.map(({ token }) => token)) : null);

  readonly #lit = $derived(new Set(this.left.flatMap(({ choice }) => thingsOf(choice))));
  /** What options point at; what only stands beside it is where something comes from. */
  readonly #pointed = $derived(new Set(this.left.flatMap(({ choice }) => thingsOf(choice).slice(0, 1))));
  readonly #about = $derived.by(() => {
    const found = this.#offer.options.find(({ token }) => token === this.#offer.chosen);
    return new Set(found ? thingsOf(found.choice) : []);
  });

  readonly #hinted = $derived.by(() => {
    const tokens = this.#suggested();
    const found = this.#offer.options.filter(({ token }) => tokens.includes(token));
    return new Set(found.flatMap(({ choice }) => thingsOf(choice)));
  });

  /** Whether a hint suggests an option that is about this thing. */
  suggests(kind: string, id: string): boolean {
    return this.#hinted.has(key(kind, id));
  }

  /** What the question offers; others where another one is put. */
  readonly options = $derived.by(() => this.#offer.options);

  of(kind: string, id: string): Light | null {
    const name = key(kind, id);
    if (this.#about.has(name) || this.#pressed.includes(name)) return "chosen";
    return this.#lit.has(name) ? "lit" : null;
  }

  /** Whether something would be taken from this thing or put there: they are lit differently. */
  role(kind: string, id: string): "source" | "target" {
    return TAKEN.has(kind) || !this.#pointed.has(key(kind, id)) ? "source" : "target";
  }

  /** The kind of piece that is in one's hand: that of the pressed pool or Soldier, or of the only one there is. */
  readonly carried = $derived.by(() => {
    const held = (name: string) => /^(?:pool|soldier):(clerk|Sp|Ar|Ho|fire)/.exec(name)?.[1] ?? null;
    const kinds = new Set(this.left.flatMap(({ choice }) => thingsOf(choice).map(held)).filter(Boolean));
    const [only, ...more] = kinds;
    return only && more.length === 0 ? (only === "fire" ? "Ar" : only) : null;
  });

  /** The things, as `kind:id`, that the narration is about; that does not make them buttons. */
  tell(things: ReadonlySet<string>): void {
    this.#narrated = things;
  }

  tells(kind: string, id: string): boolean {
    return this.#narrated.has(key(kind, id));
  }

  /** The mouse rests on a thing: where it means one option, that one is looked at. */
  peek(kind: string, id: string): void {
    const name = key(kind, id);
    const [only, ...more] = this.left.filter(({ choice }) => thingsOf(choice).includes(name));
    if (only && more.length === 0) this.#offer.peek?.(only.token);
  }

  unpeek(): void {
    this.#offer.peek?.(null);
  }

  /** What was pressed before no longer fits: another question is put. */
  begin(): void {
    this.#pressed = [];
  }

  press(kind: string, id: string): void {
    const name = key(kind, id);
    if (this.#pressed.includes(name)) {
      this.#pressed = this.#pressed.filter((each) => each !== name);
      this.#offer.drop();
      return;
    }
    // What no longer fits is given up, and only that: another General keeps the Advisor.
    const fits = (each: string) => this.#offer.options.some(({ choice }) => isAbout(choice, each, name));
    this.#settle(...this.#pressed.filter(fits), name);
  }

  /** Whether any answer is about this thing, also one that does not fit what was pressed. */
  offers(kind: string, id: string): boolean {
    return this.#offer.options.some(({ choice }) => isAbout(choice, key(kind, id)));
  }

  /** Whether something can be carried from this thing to another one. */
  carries(thing: string): boolean {
    return this.left.some(({ choice }) => {
      const about = thingsOf(choice);
      return about.length > 1 && about.includes(thing);
    });
  }

  /** A thing is in one's hand: only where it can go is lit. */
  hold(thing: string): void {
    if (!this.#pressed.includes(thing)) this.#settle(thing);
  }

  /** It was carried there. */
  carry(from: string, to: string): void {
    this.#settle(from, to);
  }

  /** Look at what is left: where that is one option, it is the one. */
  #settle(...pressed: readonly string[]): void {
    this.#pressed = pressed;
    if (this.left.length === 0) this.#pressed = pressed.slice(-1); // two of them fit the last, and not each other
    const [only, ...more] = this.left;
    if (only && more.length === 0) this.#offer.press(only.token);
    else this.#offer.drop();
  }

  /** Which one it is of the things that were pressed, or that the chosen option is about, counted from 1; or 0. */
  placeOf(kind: string, id: string): number {
    const found = this.#offer.options.find(({ token }) => token === this.#offer.chosen);
    return (found ? thingsOf(found.choice) : this.#pressed).indexOf(key(kind, id)) + 1;
  }

  /** All options again. */
  clear(): void {
    this.#pressed = [];
    this.#offer.drop();
  }
}
