/** Puzzles from one's own mistakes, of one game, kept on this device. */

import { whenStored } from "../stored";
import { ask, or } from "../wire/api";
import { MINE } from "./mistakes";
import type { Puzzle } from "./puzzles";
import { answered, firstRepeat, isDue, isLearned, type Repeat } from "./repeats";

const KEPT = "mandate.mistakes.";
const MOST = 40; // of a game; those that were learned leave first, then the oldest

interface Card {
  puzzle: Puzzle;
  repeat: Repeat;
}

export class Own {
  #cards = $state.raw<readonly Card[]>([]);
  readonly #name: string;

  constructor(readonly game: string) {
    this.#name = KEPT + game;
    this.#cards = read(this.#name);
  }

  get puzzles(): Puzzle[] {
    return this.#cards.map(({ puzzle }) => puzzle);
  }

  called(id: string | undefined): Puzzle | undefined {
    return this.puzzles.find((puzzle) => puzzle.id === id);
  }

  /** Those that come back today, the one that has waited longest first. */
  due(today: number): Puzzle[] {
    return this.#cards
      .filter(({ repeat }) => isDue(repeat, today))
      .sort((one, other) => one.repeat.due - other.repeat.due)
      .map(({ puzzle }) => puzzle);
  }

  /** In how many days one comes back; null where it was learned. */
  returns(id: string, today: number): number | null {
    const card = this.#cards.find(({ puzzle }) => puzzle.id === id);
    return !card || isLearned(card.repeat) ? null : Math.max(0, card.repeat.due - today);
  }

  /** In how many days the next of them comes back. */
  next(today: number): number | null {
    const days = this.puzzles.map(({ id }) => this.returns(id, today)).filter((wait) => wait !== null);
    return days.length === 0 ? null : Math.min(...days);
  }

  get learned(): number {
    return this.#cards.filter(({ repeat }) => isLearned(repeat)).length;
  }

  /** Take these in, unless they are here already. */
  take(puzzles: readonly Puzzle[], today: number): void {
    this.#cards = read(this.#name);
    const fresh = puzzles.filter(({ id }) => !this.called(id));
    if (fresh.length === 0) return;
    const all = [...this.#cards, ...fresh.map((puzzle) => ({ puzzle, repeat: firstRepeat(today) }))];
    const leaving = [...all]
      .sort((one, other) => Number(isLearned(other.repeat)) - Number(isLearned(one.repeat)))
      .slice(0, Math.max(0, all.length - MOST));
    this.#keep(all.filter((card) => !leaving.includes(card)));
  }

  /** The first answer of a visit. */
  answer(id: string, today: number, found: boolean): void {
    this.#cards = read(this.#name);
    this.#keep(
      this.#cards.map((card) =>
        card.puzzle.id === id ? { ...card, repeat: answered(card.repeat, today, found) } : card,
      ),
    );
    if (found) void or(ask("PUT", `me/puzzles/${this.game}/${encodeURIComponent(id)}`), undefined);
  }

  follow(): () => void {
    return whenStored(this.#name, () => (this.#cards = read(this.#name)));
  }

  #keep(cards: readonly Card[]): void {
    this.#cards = cards;
    try {
      localStorage.setItem(this.#name, JSON.stringify(cards));
    } catch {
      // private, or full: this visit still has them
    }
  }
}

/** As far as it makes sense: the browser's store may hold anything. */
function read(name: string): Card[] {
  try {
    const found = JSON.parse(localStorage.getItem(name) ?? "[]") as unknown;
    return Array.isArray(found) ? found.filter(isCard) : [];
  } catch {
    return [];
  }
}

function isCard(value: unknown): value is Card {
  const { puzzle, repeat } = (value ?? {}) as { puzzle?: Partial<Puzzle>; repeat?: Partial<Repeat> };
  return (
    puzzle?.kind === MINE &&
    [puzzle.id, puzzle.position, puzzle.best].every((text) => typeof text === "string") &&
    Array.isArray(puzzle.wrong) &&
    Array.isArray(puzzle.solved) &&
    Number.isInteger(repeat?.step) &&
    Number.isInteger(repeat?.due)
  );
}
