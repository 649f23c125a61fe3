/** When a menu is needed beside the things on the table. */

import type { Option } from "./desk.svelte";

const FEW = 9; // that a menu holds at a glance

const thingsOf = ({ choice }: Option): string[] =>
  (choice.targets ?? []).map(({ kind, id }) => `${kind}:${id}`);

/**
 * Whether pressing more things does not tell these options apart: one of them is about nothing else than what all the
 * others are about too. Few options that are partly about the same get their words at once, which saves a press.
 */
export function needsWords(options: readonly Option[]): boolean {
  const all = options.map(thingsOf);
  const stuck = all.some(
    (things, i) =>
      all.every((other) => things.every((each) => other.includes(each))) &&
      all.some((other, j) => i !== j && (other.length > things.length || other.join() === things.join())),
  );
  if (stuck || options.length > FEW) return stuck;
  return new Set(all.map((things) => things.join())).size < all.length;
}
