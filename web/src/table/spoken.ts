/** Lines of chat: what they say to this reader, and which of them are hidden. */

import type { Item, TableInfo } from "../wire/messages";
import { isolated } from "../words/isolated";
import { knows, say } from "../words/say.svelte";

export type Said = Extract<Item, { what: "said" }>;

/** The words of a line; a phrase in the reader's own language. */
export function spoken({ text, phrase }: Pick<Said, "text" | "phrase">): string {
  if (!phrase) return isolated(text);
  return knows(`phrase-${phrase}`) ? say(`phrase-${phrase}`) : phrase;
}

/** What the reader wants to see: nothing that a muted player says. */
export function audible(items: readonly Item[], table: Pick<TableInfo, "seats"> | null): readonly Item[] {
  const muted = new Set(table?.seats.flatMap((seat, number) => (seat.muted ? [number] : [])));
  return muted.size === 0 ? items : items.filter((item) => item.what !== "said" || !muted.has(item.by));
}
