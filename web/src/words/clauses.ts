/** The clauses of a game's rules, as the catalogue lists them. */

import { messages } from "./say.svelte";

const PREFIX = "clause-";

/** `qin.join.tie` for the message `clause-qin-join-tie`; `book` is what all clauses of the game begin with. */
export function clauses(book: string): string[] {
  return messages()
    .filter((id) => id.startsWith(`${PREFIX}${book}-`))
    .map((id) => id.slice(PREFIX.length).replaceAll("-", "."));
}

export function bookOf(clause: string): string {
  return clause.split(".")[0] ?? "";
}

export function sectionOf(clause: string): string {
  return clause.split(".")[1] ?? "";
}
