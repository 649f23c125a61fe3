/** A pack that is being written: entries that say only where they differ from ours. */

import type { Entry, Pack, Tables } from "../data/box.svelte";
import { type Deck, DECKS, newAbility } from "./vocabulary";

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Work {
  name = $state("");
  tables = $state.raw<Tables>({});

  constructor(pack: Pack) {
    this.open(pack);
  }

  open({ name, tables }: Pack): void {
    this.name = name;
    this.tables = tables;
  }

  readonly pack = $derived<Pack>({ name: this.name.trim(), tables: this.tables });
  readonly size = $derived(Object.values(this.tables).reduce((sum, all) => sum + all.length, 0));

  /** The pack's own entry, with only what it changes. */
  own(deck: Deck, id: unknown): Entry | undefined {
    return (this.tables[deck.kind] ?? []).find((entry) => entry[deck.key] === id);
  }

  /** The entry as it will be: ours with the pack's changes. */
  whole(deck: Deck, id: unknown): Entry {
    return { ...ours(deck, id), ...this.own(deck, id) };
  }

  /** All ids of a deck: ours, then what the pack adds. */
  ids(deck: Deck): unknown[] {
    const known = deck.entries.map((entry) => entry[deck.key]);
    const more = (this.tables[deck.kind] ?? [])
      .map((entry) => entry[deck.key])
      .filter((id) => !known.includes(id) && deckOfId(deck.kind, id) === deck);
    return [...known, ...more];
  }

  set(deck: Deck, id: unknown, field: string, value: unknown): void {
    const entry = { [deck.key]: id, ...this.own(deck, id), [field]: value };
    if (value === undefined || same(value, ours(deck, id)?.[field])) delete entry[field];
    this.#put(deck, id, entry);
  }

  /** Everything as ours again; a card of the pack is gone. */
  remove(deck: Deck, id: unknown): void {
    this.#put(deck, id, {});
  }

  /** A new card, as one of ours is written; its id. */
  add(deck: Deck, name: string): string {
    const ids = this.ids(deck).map(String);
    let number = 101;
    while (ids.includes(`${deck.begins}${number}`)) number += 1;
    const id = deck.begins ? `${deck.begins}${number}` : `OWN${number}`;
    const taken = DECKS.filter(({ kind }) => kind === "general").flatMap((each) =>
      this.ids(each).map((other) => this.whole(each, other)["tea"]),
    );
    let tea = 1;
    while (taken.includes(tea)) tea += 1;
    const like = { ...deck.entries[0] };
    const entry: Entry = {
      ...like,
      [deck.key]: id,
      ...("name" in like ? { name: `${name} ${id}` } : {}),
      ...("tea" in like ? { tea } : {}),
      ...("abilities" in like && deck.kind !== "ability" ? { abilities: [newAbility()] } : {}),
    };
    this.#put(deck, id, entry);
    return id;
  }

  #put(deck: Deck, id: unknown, entry: Entry): void {
    const all = this.tables[deck.kind] ?? [];
    const empty = Object.keys(entry).every((field) => field === deck.key);
    const at = all.findIndex((each) => each[deck.key] === id);
    const after = empty
      ? all.filter((_, i) => i !== at)
      : at < 0
        ? [...all, entry]
        : all.map((each, i) => (i === at ? entry : each));
    const { [deck.kind]: _, ...others } = this.tables;
    this.tables = after.length ? { ...others, [deck.kind]: after } : others;
  }
}

export const ours = (deck: Deck, id: unknown): Entry | undefined =>
  deck.entries.find((entry) => entry[deck.key] === id);

/** The deck of an entry: of several with its kind, the one whose ids begin most like it. */
export function deckOfId(kind: string, id: unknown): Deck | undefined {
  return DECKS.filter((deck) => deck.kind === kind && String(id).startsWith(deck.begins)).sort(
    (one, other) => other.begins.length - one.begins.length,
  )[0];
}
