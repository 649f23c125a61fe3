/** Which cards are meant: ours, or those of the pack that a table, a record or the editor plays with. */

import { untrack } from "svelte";
import type { Fact } from "../../../wire/messages";
import { readPrinted } from "../../../wire/study";
import type { Card } from "./cards";

export type Entry = Record<string, unknown>;
export type Tables = Record<string, Entry[]>;

/** Cards and numbers in place of ours, as the option of a table has them. */
export interface Pack {
  name: string;
  hash?: string;
  tables: Tables;
}

/** What a pack says where it differs from ours. */
export interface Printed {
  pack: Required<Pack>;
  cards: Readonly<Record<string, Card>>;
  places: Readonly<Record<string, { title: Fact; lines: Fact[] }>>;
  numbers: [what: string, ours: string, theirs: string][];
}

let used = $state.raw<Printed | null>(null);

export const printedNow = (): Printed | null => used;

/** From now on these cards are meant; null: ours. */
export function use(printed: Printed | null): void {
  used = printed;
}

/** The pack among the options of a table or a record. */
export function packOf(options: object | undefined): Pack | null {
  const pack = (options as { pack?: Pack | string } | undefined)?.pack;
  return typeof pack === "object" && pack !== null && "tables" in pack ? pack : null;
}

const known = new Map<string, Promise<Printed>>();

/** What the cards of a pack that was checked say; asked once. */
export function printedOf(pack: Pack): Promise<Printed> {
  const name = pack.hash ?? JSON.stringify(pack);
  let coming = known.get(name);
  if (!coming) {
    coming = readPrinted("great-wall", { pack }).then(({ printed }) => {
      if (!printed) throw new Error("a pack that cannot be read");
      return printed as unknown as Printed;
    });
    coming.catch(() => known.delete(name));
    known.set(name, coming);
  }
  return coming;
}

/** While this component is there, the cards of these options are meant. `ready`: they are known. */
export function playsWith(options: () => object | undefined): { readonly ready: boolean } {
  let ready = $state(untrack(() => packOf(options()) === null));
  $effect(() => {
    const pack = packOf(options());
    if (!pack) return;
    let here = true;
    printedOf(pack).then(
      (printed) => here && (use(printed), (ready = true)),
      () => here && (ready = true), // the names of ours are better than nothing
    );
    return () => {
      here = false;
      use(null);
    };
  });
  return {
    get ready() {
      return ready;
    },
  };
}
