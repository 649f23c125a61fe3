/** What spectators say at a table: known and new remarks together. */

import type { Remark } from "../wire/messages";

/** What is known with what has come: each remark once, in order. */
export function merged(known: readonly Remark[], fresh: readonly Remark[]): Remark[] {
  const all = new Map([...known, ...fresh].map((each) => [each.number, each]));
  return [...all.values()].sort((one, other) => one.number - other.number);
}

/** Whether remarks lie between what is known and what has come. */
export function missed(known: readonly Remark[], fresh: readonly Remark[]): boolean {
  return (fresh[0]?.number ?? 0) > (known.at(-1)?.number ?? 0) + 1;
}
