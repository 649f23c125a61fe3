/** Puzzles of a game: which one is today's, how hard each is, and which comes next. */

import type { Fact } from "../wire/messages";

/** A choice that looks good, what it is worth, and what would have happened. */
export interface Wrong {
  choice: string;
  value: number;
  reply?: string; // what the next player would then do
  brings?: Fact; // what it brings instead
}

export interface Puzzle {
  id: string;
  game: string;
  kind: string;
  thing?: string; // what the task is about, where its kind leaves that open
  position: string;
  best: string;
  value: number; // the share of the win that the best choice promises
  brings?: Fact;
  wrong: readonly Wrong[]; // the best others, best first
  solved: readonly number[]; // how often each of the computer players found it, from the weakest up
}

export type Mood = "asked" | "solved" | "missed" | "shown";

const DAY = 86_400_000;

/** Counted from 1: the first of the computer players that finds it in half of its tries or more. */
export function difficultyOf({ solved }: Puzzle): number {
  const first = solved.findIndex((share) => share >= 0.5);
  return first < 0 ? solved.length : first + 1;
}

/** Days are counted as the world's clocks have them, so that everybody has the same puzzle. */
export function dayOf(now: number): number {
  return Math.floor(now / DAY);
}

/** The puzzles of one game. */
export class Collection {
  readonly hardest: number;

  constructor(
    readonly all: readonly Puzzle[],
    readonly path: string, // the page on which they are solved
  ) {
    this.hardest = Math.max(...all.map(({ solved }) => solved.length));
  }

  ofTheDay(day: number): Puzzle {
    return this.all[day % this.all.length]!;
  }

  called(id: string | undefined): Puzzle | undefined {
    return this.all.find((puzzle) => puzzle.id === id);
  }

  ofLevel(level: number): Puzzle[] {
    return this.all.filter((puzzle) => difficultyOf(puzzle) === level);
  }

  /** The next one of this difficulty that was not solved yet; any other one where all of them were. */
  after(puzzle: Puzzle, solved: ReadonlySet<string>, level: number): Puzzle {
    const at = this.all.indexOf(puzzle);
    const others = [...this.all.slice(at + 1), ...this.all.slice(0, at)];
    const fits = others.filter((each) => difficultyOf(each) === level);
    return fits.find((each) => !solved.has(each.id)) ?? fits[0] ?? others[0] ?? puzzle;
  }
}
