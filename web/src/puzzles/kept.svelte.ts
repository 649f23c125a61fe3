/** What was solved of a game on this device: which puzzles, and on how many days in a row the one of the day. */

import { whenStored } from "../stored";
import { ask, or } from "../wire/api";
import { FIRST_RATING, rated } from "./rating";

const KEPT = "mandate.puzzles"; // of the first game that had any; behind it the name of any other
const FIRST = "qin";

interface Kept {
  solved: string[]; // ids
  missed: string[]; // tried, and not solved yet
  shown: string[]; // the answer was revealed: solving it later does not count
  day: number; // the last day whose puzzle was solved
  streak: number; // up to that day
  longest: number;
  rating: number; // by first answers
  rated: number; // how many there were
  first: number; // how many of them were right
  rush: number; // the most puzzles found in one
}

const NOTHING: Kept = {
  solved: [],
  missed: [],
  shown: [],
  day: -1,
  streak: 0,
  longest: 0,
  rating: FIRST_RATING,
  rated: 0,
  first: 0,
  rush: 0,
};

export class Diary {
  #kept = $state.raw<Kept>(NOTHING);
  readonly #name: string;

  constructor(readonly game: string) {
    this.#name = game === FIRST ? KEPT : `${KEPT}.${game}`;
    this.#kept = read(this.#name);
  }

  readonly solved = $derived<ReadonlySet<string>>(new Set(this.#kept.solved));
  readonly missed = $derived<ReadonlySet<string>>(new Set(this.#kept.missed));
  readonly shown = $derived<ReadonlySet<string>>(new Set(this.#kept.shown));

  get longest(): number {
    return this.#kept.longest;
  }

  get rating(): number {
    return this.#kept.rating;
  }

  /** How many puzzles were answered, and how many of them right at the first try. */
  get answers(): number {
    return this.#kept.rated;
  }

  get atFirst(): number {
    return this.#kept.first;
  }

  get bestRush(): number {
    return this.#kept.rush;
  }

  /** The first answer to a puzzle of this rating; a later one does not count, nor one after a look at the answer. */
  rate(id: string, puzzle: number, found: boolean): void {
    this.#renew();
    const { solved, missed, shown, rating, rated: answers, first } = this.#kept;
    if ([...solved, ...missed, ...shown].includes(id)) return;
    this.#keep({
      ...this.#kept,
      rating: rated(rating, answers, puzzle, found),
      rated: answers + 1,
      first: first + Number(found),
    });
  }

  /** A rush is over; whether it was the best so far. */
  rush(found: number): boolean {
    this.#renew();
    if (found <= this.#kept.rush) return false;
    this.#keep({ ...this.#kept, rush: found });
    return true;
  }

  /** Days in a row; a streak ends when a whole day goes by without its puzzle. */
  streak(today: number): number {
    return this.#kept.day >= today - 1 ? this.#kept.streak : 0;
  }

  /** Whether the puzzle of that day was solved on that day. */
  did(day: number): boolean {
    return this.#kept.day === day;
  }

  /** Hear of what is solved in another tab, until the function that is returned is called. */
  follow(): () => void {
    return whenStored(this.#name, () => this.#renew());
  }

  /** `day`: where it was that day's puzzle. One whose answer was revealed, at any visit, does not count. */
  solve(id: string, day: number | null): void {
    this.#renew();
    const { solved, missed, shown } = this.#kept;
    const unaided = !shown.includes(id);
    let { day: last, streak, longest } = this.#kept;
    if (day !== null && unaided && last !== day) {
      streak = last === day - 1 ? streak + 1 : 1;
      last = day;
      longest = Math.max(longest, streak);
    }
    if (unaided && !solved.includes(id))
      void or(ask("PUT", `me/puzzles/${this.game}/${encodeURIComponent(id)}`), undefined);
    this.#keep({
      ...this.#kept,
      solved: unaided && !solved.includes(id) ? [...solved, id] : solved,
      missed: unaided ? missed.filter((each) => each !== id) : missed,
      day: last,
      streak,
      longest,
    });
  }

  reveal(id: string): void {
    this.miss(id);
    const { solved, shown } = this.#kept;
    if (solved.includes(id) || shown.includes(id)) return;
    this.#keep({ ...this.#kept, shown: [...shown, id] });
  }

  miss(id: string): void {
    this.#renew();
    const { solved, missed } = this.#kept;
    if (solved.includes(id) || missed.includes(id)) return;
    this.#keep({ ...this.#kept, missed: [...missed, id] });
  }

  /** With what another tab has written since we looked; what we could not write stays. */
  #renew(): void {
    this.#kept = merged(this.#kept, read(this.#name));
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(this.#name, JSON.stringify(kept));
    } catch {
      // a private window keeps nothing; the visit continues
    }
  }
}

function merged(one: Kept, other: Kept): Kept {
  const [last, before] = one.day > other.day ? [one, other] : [other, one];
  const solved = [...new Set([...one.solved, ...other.solved])];
  return {
    solved,
    missed: [...new Set([...one.missed, ...other.missed])].filter((id) => !solved.includes(id)),
    shown: [...new Set([...one.shown, ...other.shown])],
    day: last.day,
    streak: last.day === before.day ? Math.max(last.streak, before.streak) : last.streak,
    longest: Math.max(one.longest, other.longest),
    ...pick(one.rated >= other.rated ? one : other),
    rush: Math.max(one.rush, other.rush),
  };
}

const pick = ({ rating, rated, first }: Kept) => ({ rating, rated, first });

/** As far as it makes sense: the browser's store may hold anything. */
function read(name: string): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(name) ?? "{}") as Partial<Record<keyof Kept, unknown>>;
    const ids = (value: unknown) =>
      Array.isArray(value) ? value.filter((id): id is string => typeof id === "string") : [];
    const count = (value: unknown, otherwise: number) =>
      typeof value === "number" && Number.isInteger(value) ? value : otherwise;
    return {
      solved: ids(found.solved),
      missed: ids(found.missed),
      shown: ids(found.shown),
      day: count(found.day, -1),
      streak: count(found.streak, 0),
      longest: count(found.longest, 0),
      rating: Number.isFinite(found.rating) ? (found.rating as number) : FIRST_RATING,
      rated: count(found.rated, 0),
      first: count(found.first, 0),
      rush: count(found.rush, 0),
    };
  } catch {
    return NOTHING;
  }
}
