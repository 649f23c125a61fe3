/** What was chosen last time, and under which name: the next visit begins with it. */

import { BOARDS } from "../games/qin/boards";
import type { Wish } from "./plan";

const KEPT = "mandate.wish";
// What anybody may find the table by is asked anew each time, and a painted map has an address of its own.
type Kept = Omit<Wish, "listed" | "board"> & { board: string; name: string };

const FITS: { [Key in keyof Kept]: (value: unknown) => boolean } = {
  with: (value) => ["bot", "friends", "hot-seat"].includes(value as string),
  level: (value) => typeof value === "string",
  players: (value) => [2, 3, 4].includes(value as number),
  board: (value) => BOARDS.some((board) => board.name === value),
  first: (value) => value === 0 || value === "random",
  clock: (value) => ["none", "move", "game", "days"].includes(value as string),
  games: (value) => Number.isInteger(value) && (value as number) >= 1,
  hints: (value) => typeof value === "boolean",
  name: (value) => typeof value === "string" && value.length <= 40,
};

/** As far as it still makes sense: the browser's store may hold anything. */
export function kept(): Partial<Kept> {
  let found: unknown;
  try {
    found = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
  if (typeof found !== "object" || found === null) return {};
  const fits = ([key, value]: [string, unknown]) =>
    Object.hasOwn(FITS, key) && FITS[key as keyof Kept](value);
  return Object.fromEntries(Object.entries(found).filter(fits)) as Partial<Kept>;
}

export function keep(wish: Partial<Wish> & { name?: string }): void {
  const { listed: _, board, ...rest } = wish;
  const known = { ...kept(), ...rest, ...(typeof board === "string" ? { board } : {}) };
  localStorage.setItem(KEPT, JSON.stringify(known));
}

export function forgetKept(): void {
  localStorage.removeItem(KEPT);
}
