/** What was chosen last time, and under which name: the next visit begins with it. */

import { CLOCKS, MOST } from "./clocks";
import { type Wish, WITH } from "./plan";

const KEPT = "mandate.wish";
// Whether the table is public is a new choice each time; the games' own options are kept for each game.
type Kept = Omit<Wish, "listed" | "options" | "rated"> & {
  name: string;
  options: Record<string, Record<string, unknown>>;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isNumber = (value: unknown): boolean => Number.isFinite(value);
const isHours = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.length === 2 && value.every(isNumber));

const FITS: { [Key in keyof Required<Kept>]: (value: unknown) => boolean } = {
  game: (value) => typeof value === "string",
  with: (value) => (WITH as readonly unknown[]).includes(value),
  level: (value) => typeof value === "string",
  players: (value) => Number.isInteger(value) && (value as number) >= 2 && (value as number) <= 8,
  levels: (value) => Array.isArray(value) && value.every((level) => typeof level === "string"),
  clock: (value) => (CLOCKS as readonly unknown[]).includes(value),
  own: (value) => isObject(value) && Object.hasOwn(MOST, String(value["per"])) && isNumber(value["time"]),
  slow: (value) => isObject(value) && isNumber(value["bank"]) && isHours(value["hours"]),
  takebacks: (value) => typeof value === "boolean",
  games: (value) => Number.isInteger(value) && (value as number) >= 1,
  hints: (value) => typeof value === "boolean",
  names: (value) =>
    Array.isArray(value) && value.every((name) => typeof name === "string" && name.length <= 40),
  name: (value) => typeof value === "string" && value.length <= 40,
  options: (value) => isObject(value) && Object.values(value).every(isObject),
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

/** `options` are those of the wish's game; its room has left out what is not to be kept. */
export function keep(wish: Partial<Wish> & { name?: string }): void {
  const { listed: _, rated: __, options, ...rest } = wish;
  const before = kept();
  const own = wish.game && options ? { [wish.game]: options } : {};
  const all = { ...before, ...rest, options: { ...before.options, ...own } };
  localStorage.setItem(KEPT, JSON.stringify(all));
}

export function forgetKept(): void {
  localStorage.removeItem(KEPT);
}
