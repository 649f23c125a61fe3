/** Things that a person has made for a game: kept in the browser, the one that was changed last first. */

import { keep } from "./start/kept";
import { whenStored } from "./stored";

export class KeptList<T extends { id: string }> {
  list = $state.raw<readonly T[]>([]);
  readonly #key: string;
  readonly #game: string;
  readonly #most: number;
  readonly #fits: (each: unknown) => each is T;
  #written = true; // false where the browser keeps nothing: then things last as long as the page
  #wanted: string | null = null; // the one to be played with next

  /** `most`: the oldest make room. `fits`: whether what was stored is one of these things. */
  constructor(key: string, game: string, most: number, fits: (each: unknown) => each is T) {
    this.#key = key;
    this.#game = game;
    this.#most = most;
    this.#fits = fits;
    this.list = this.#read();
    if ("window" in globalThis) whenStored(key, () => this.#renew());
  }

  #read(): T[] {
    try {
      const found = JSON.parse(localStorage.getItem(this.#key) ?? "[]") as unknown;
      return Array.isArray(found) ? found.filter(this.#fits) : [];
    } catch {
      return [];
    }
  }

  #write(things: readonly T[]): void {
    this.list = things;
    try {
      localStorage.setItem(this.#key, JSON.stringify(things));
      this.#written = true;
    } catch {
      this.#written = false;
    }
  }

  /** With what another tab has written since we looked. */
  #renew(): void {
    if (this.#written) this.list = this.#read();
  }

  keep(thing: T): void {
    this.#renew();
    this.#write([thing, ...this.list.filter(({ id }) => id !== thing.id)].slice(0, this.#most));
  }

  delete(id: string): void {
    this.#renew();
    this.#write(this.list.filter((each) => each.id !== id));
  }

  /** The next game is to be played with this one. */
  want(id: string): void {
    keep({ game: this.#game });
    this.#wanted = id;
  }

  /** Which one that is; asked once. */
  takeWanted(): string | null {
    const id = this.#wanted;
    this.#wanted = null;
    return id;
  }
}

export const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).join("-");
