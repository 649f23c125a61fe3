/** Clauses and lists of names as sentences. */

import { say } from "./say.svelte";

export function tellClause(clause: string): string {
  return say(`clause-${clause.replaceAll(".", "-")}`);
}

export function everybody(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : say("play-and", { first: names.slice(0, -1).join(", "), last });
}
