/** Puzzles of a game: which one is today's, how hard each is, and which comes next. */

import type { Fact } from "../wire/messages";
import { ratingOf } from "./rating";

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
  themes?: readonly string[]; // the ideas in it
  also?: readonly string[]; // other choices that are as good
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
    readonly levels: readonly number[], // the ratings of the computer players that tried them
    readonly bare = (choice: string): string => choice, // a choice without what does not matter here
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

  /** The themes of its puzzles, the most frequent first. */
  get themes(): string[] {
    const counts = new Map<string, number>();
    for (const theme of this.all.flatMap(({ themes = [] }) => themes))
      counts.set(theme, (counts.get(theme) ?? 0) + 1);
    return [...counts.keys()].sort((one, other) => counts.get(other)! - counts.get(one)!);
  }

  ratingOf(puzzle: Puzzle): number {
    return ratingOf(puzzle.solved, this.levels);
  }

  isRight(puzzle: Puzzle, choice: string): boolean {
    return [puzzle.best, ...(puzzle.also ?? [])].some((right) => this.bare(right) === choice);
  }

  /** The next one of this difficulty, or of this theme, that was not solved yet; any other one where all of them were. */
  after(puzzle: Puzzle, solved: ReadonlySet<string>, level: number, theme?: string): Puzzle {
    const at = this.all.indexOf(puzzle);
    const others = [...this.all.slice(at + 1), ...this.all.slice(0, Math.max(0, at))];
    const fits = others.filter((each) =>
      theme === undefined ? difficultyOf(each) === level : each.themes?.includes(theme),
    );
    return fits.find((each) => !solved.has(each.id)) ?? fits[0] ?? others[0] ?? puzzle;
  }
}
