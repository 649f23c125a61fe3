/** A puzzle being solved: which one, its state, and what is kept of that. */

import { Diary } from "./kept.svelte";
import { type Collection, dayOf, difficultyOf, type Mood, type Puzzle, type Wrong } from "./puzzles";

export class Solving {
  readonly puzzle: Puzzle;
  readonly unknown: boolean; // the address names a puzzle that does not exist
  readonly daily: Puzzle;
  readonly today = dayOf(Date.now());
  readonly diary: Diary;
  readonly level: number;

  mood = $state<Mood>("asked");
  tried = $state.raw<string | null>(null); // the last answer
  tries = $state(0);
  offline = $state(false);

  #lookedAt = $state.raw<Wrong | null>(null); // the last answer that had not been looked at closely before

  /** What is known of a wrong answer; null for one that was not looked at closely. */
  readonly wrong = $derived.by<Wrong | null>(
    () => [...this.puzzle.wrong, this.#lookedAt].find((known) => known?.choice === this.tried) ?? null,
  );

  constructor(
    readonly collection: Collection,
    wanted: string | undefined,
  ) {
    this.daily = collection.ofTheDay(this.today);
    const found = collection.called(wanted);
    this.puzzle = found ?? this.daily;
    this.unknown = wanted !== undefined && !found;
    this.level = difficultyOf(this.puzzle);
    this.diary = new Diary(this.puzzle.game);
  }

  answer(choice: string): void {
    this.tried = choice;
    this.tries += 1;
    if (choice === this.puzzle.best) {
      this.mood = "solved";
      this.diary.solve(this.puzzle.id, this.puzzle === this.daily ? this.today : null);
    } else {
      this.mood = "missed";
      this.diary.miss(this.puzzle.id);
    }
  }

  /** A quick look at a wrong answer has come back. The long search of the puzzle has the last word on its worth. */
  learn(looked: Wrong): void {
    const most = this.puzzle.wrong.at(-1)?.value ?? 1;
    this.#lookedAt = { ...looked, value: Math.min(looked.value, most) };
  }

  /** Give up: the best choice is shown, and what is found from now on does not count. */
  reveal(): void {
    this.diary.reveal(this.puzzle.id);
    this.tried = null;
    this.mood = "shown";
  }

  again(): void {
    this.tried = null;
    this.mood = "asked";
  }
}
