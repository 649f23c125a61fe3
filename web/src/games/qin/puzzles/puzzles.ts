/** The puzzles that come with the package: which one is today's, and how hard each is. */

import list from "../../../../../src/mandate/arena/puzzles/qin.json";

/** A placement that looks good, what it is worth, and what the next player would then do. */
export interface Wrong {
  choice: string;
  value: number;
  reply: string | null;
}

export interface Puzzle {
  id: string;
  kind: string;
  position: string;
  best: string;
  value: number; // the share of the win that the best placement promises
  wrong: readonly Wrong[]; // the best others, best first
  solved: readonly number[]; // how often each of five computer players found it, from the weakest up
}

export const PUZZLES: readonly Puzzle[] = list;
export const HARDEST = 5;

const DAY = 86_400_000;

/** 1 to 5: the first of the computer players that finds it in half of its tries or more. */
export function difficultyOf({ solved }: Puzzle): number {
  const first = solved.findIndex((share) => share >= 0.5);
  return first < 0 ? HARDEST : first + 1;
}

/** Days are counted as the world's clocks have them, so that everybody has the same puzzle. */
export function dayOf(now: number): number {
  return Math.floor(now / DAY);
}

export function ofTheDay(day: number, puzzles: readonly Puzzle[] = PUZZLES): Puzzle {
  return puzzles[day % puzzles.length]!;
}

export function puzzleOf(id: string | undefined): Puzzle | undefined {
  return PUZZLES.find((puzzle) => puzzle.id === id);
}

/** The next one of the same difficulty that was not solved yet; any other one where all of them were. */
export function after(puzzle: Puzzle, solved: ReadonlySet<string>, level: number | null): Puzzle {
  const at = PUZZLES.indexOf(puzzle);
  const others = [...PUZZLES.slice(at + 1), ...PUZZLES.slice(0, at)];
  const fits = others.filter((each) => level === null || difficultyOf(each) === level);
  return fits.find((each) => !solved.has(each.id)) ?? fits[0] ?? others[0] ?? puzzle;
}
