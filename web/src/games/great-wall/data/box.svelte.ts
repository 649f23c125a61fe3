/** Which cards are meant: ours, or those of the pack that a table, a record or the editor plays with. */

import type { Fact } from "../../../wire/messages";
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
