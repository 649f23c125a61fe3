/** A puzzle being solved: which one, its state, and what is kept of that. */

import { Diary } from "./kept.svelte";
import { Own } from "./own.svelte";
import { MINE } from "./mistakes";
import { type Collection, dayOf, difficultyOf, type Mood, type Puzzle, type Wrong } from "./puzzles";

export class Solving {
  readonly puzzle: Puzzle;
  readonly unknown: boolean; // the address names a puzzle that does not exist
  readonly daily: Puzzle;
  readonly today = dayOf(Date.now());
  readonly diary: Diary;
  readonly own: Own;
  readonly level: number;

  mood = $state<Mood>("asked");
  tried = $state.raw<string | null>(null); // the last answer
  tries = $state(0);
  offline = $state(false);
  gained = $state<number | null>(null); // what the first answer did to one's rating
  #shown = false; // the answer of an own mistake

  #lookedAt = $state.raw<Wrong | null>(null); // the last answer that had not been looked at closely before

  /** What is known of a wrong answer; null for one that was not looked at closely. */
  readonly wrong = $derived.by<Wrong | null>(
    () =>
      [...this.puzzle.wrong, this.#lookedAt].find(
        (known) => known && this.collection.bare(known.choice) === this.tried,
      ) ?? null,
  );

  /**
   * `theme`: the next puzzle shares it. `rush`: hears whether the only answer was right; then nothing else is kept.
   */
  constructor(
    readonly collection: Collection,
    wanted: string | undefined,
    readonly theme?: string,
    readonly rush?: (right: boolean) => void,
  ) {
    this.daily = collection.ofTheDay(this.today);
    this.own = new Own(this.daily.game);
    const found = collection.called(wanted) ?? this.own.called(wanted);
    this.puzzle = found ?? this.daily;
    this.unknown = wanted !== undefined && !found;
    this.level = difficultyOf(this.puzzle);
    this.diary = new Diary(this.puzzle.game);
  }

  get isMine(): boolean {
    return this.puzzle.kind === MINE;
  }

  answer(choice: string): void {
    const { puzzle, collection, diary, today } = this;
    const right = collection.isRight(puzzle, choice);
    this.tried = choice;
    this.tries += 1;
    this.mood = right ? "solved" : "missed";
    if (this.rush) return this.rush(right);
    if (this.isMine) {
      if (this.tries === 1 && !this.#shown) this.own.answer(puzzle.id, today, right);
      return;
    }
    const before = diary.rating;
    diary.rate(puzzle.id, collection.ratingOf(puzzle), right);
    if (diary.rating !== before) this.gained = diary.rating - before;
    if (right) diary.solve(puzzle.id, puzzle === this.daily ? today : null);
    else diary.miss(puzzle.id);
  }

  /** A quick look at a wrong answer has come back. The long search of the puzzle has the last word on its worth. */
  learn(looked: Wrong): void {
    const most = this.puzzle.wrong.at(-1)?.value ?? 1;
    this.#lookedAt = { ...looked, value: Math.min(looked.value, most) };
  }

  /** Give up: the best choice is shown, and what is found from now on does not count. */
  reveal(): void {
    if (!this.isMine) this.diary.reveal(this.puzzle.id);
    else if (this.tries === 0 && !this.#shown) this.own.answer(this.puzzle.id, this.today, false);
    this.#shown = true;
    this.tried = null;
    this.mood = "shown";
  }

  again(): void {
    this.tried = null;
    this.mood = "asked";
  }
}
