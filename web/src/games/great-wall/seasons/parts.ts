/** The parts of an Assault one after another, as bars are drawn. */

import type { GreatWallAssaulted } from "../../../wire/generated";

export interface Part {
  part: string; // `wall`, `barricades`, `advisors`, `events`, `help`, `more`, or a Horde card
  from: number; // where its bar begins
  n: number; // less than 0: it takes away
}

export interface Side {
  bars: Part[];
  less: Part[]; // what took away from them
  long: number; // of all bars together
}

export function holding({ wall, barricades, each, advisors, events, help }: GreatWallAssaulted): Side {
  return sideOf([
    ["wall", wall],
    ["barricades", barricades * each],
    ["advisors", advisors],
    ["events", events],
    ["help", help],
  ]);
}

export function attacking({ hordes, powers, more }: GreatWallAssaulted): Side {
  return sideOf([...hordes.map((horde, i): [string, number] => [horde, powers[i] ?? 0]), ["more", more]]);
}

function sideOf(parts: readonly [string, number][]): Side {
  const side: Side = { bars: [], less: [], long: 0 };
  for (const [part, n] of parts) {
    if (n < 0) side.less.push({ part, from: 0, n });
    if (n <= 0) continue;
    side.bars.push({ part, from: side.long, n });
    side.long += n;
  }
  return side;
}
