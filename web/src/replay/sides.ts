/** Who played a recorded game, to play on from it: the same side, against the same opponent, is what most want. */

import type { Seat } from "../wire/messages";

export interface Sides {
  person: Seat | null; // the only person among computer players
  level: string | null; // of all others, where they were of one level
}

/** `names` are those of the record, a computer player's as the server lists it in `levels`. */
export function sidesOf(names: readonly string[], levels: readonly string[]): Sides {
  const people = names.flatMap((name, seat) => (levels.includes(name) ? [] : [seat]));
  const others = new Set(names.filter((name) => levels.includes(name)));
  return {
    person: people.length === 1 && others.size > 0 ? people[0]! : null,
    level: others.size === 1 ? [...others][0]! : null,
  };
}
