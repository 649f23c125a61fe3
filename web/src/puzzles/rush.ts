/** Three minutes of puzzles, from easy to hard; three misses end them. Pure: chance and time are passed in. */

import type { Puzzle } from "./puzzles";

export const RUSH_MS = 180_000;
export const MAX_MISSES = 3;
const EACH_LEVEL = 5; // puzzles of one difficulty before those of the next

/** The puzzles of a rush: a few of each difficulty, drawn at random, then all others of the hardest ones. */
export function drawn(levels: readonly (readonly Puzzle[])[], chance: () => number): Puzzle[] {
  const mixed = levels.map((level) => shuffled(level, chance));
  const climb = mixed.flatMap((level) => level.slice(0, EACH_LEVEL));
  const rest = mixed.toReversed().flatMap((level) => level.slice(EACH_LEVEL));
  return [...climb, ...rest];
}

function shuffled<T>(items: readonly T[], chance: () => number): T[] {
  return items
    .map((item) => ({ item, at: chance() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

export interface Score {
  found: number;
  missed: number;
}

export const after = ({ found, missed }: Score, right: boolean): Score => ({
  found: found + Number(right),
  missed: missed + Number(!right),
});

/** Whether it is over, so many milliseconds after its start. */
export function isOver({ found, missed }: Score, elapsed: number, puzzles: number): boolean {
  return elapsed >= RUSH_MS || missed >= MAX_MISSES || found + missed >= puzzles;
}
