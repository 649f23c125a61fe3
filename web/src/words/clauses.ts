/** The clauses of the rules, as the catalogue lists them. */

import { messages } from "./say.svelte";

const PREFIX = "clause-";

/** `qin.join.tie` for the message `clause-qin-join-tie`. */
export function clauses(): string[] {
  return messages()
    .filter((id) => id.startsWith(PREFIX))
    .map((id) => id.slice(PREFIX.length).replaceAll("-", "."));
}

export function sectionOf(clause: string): string {
  return clause.split(".")[1] ?? "";
}
