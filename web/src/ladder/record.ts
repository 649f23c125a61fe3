/** One's own record against each level, kept on this device and nowhere else; and where to go on by it. */

export interface Tally {
  games: number;
  won: number; // also shared
  recent: string; // the last ones, the newest last: w or l each
}

interface Kept {
  games: Record<string, Record<string, Tally>>; // by game and level
  last: Record<string, string>; // the level that one met last, by game
  counted: string[]; // the tables that are in it: a result is looked at more than once
}

const KEPT = "mandate.ladder";
const RECENT = 6;
const COUNTED = 200;
const NOTHING: Tally = { games: 0, won: 0, recent: "" };

let held: Kept | null = null; // where the browser keeps nothing: at least until the page is left

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isTally(value: unknown): value is Tally {
  if (!isObject(value)) return false;
  const { games, won, recent } = value;
  const counts = Number.isInteger(games) && Number.isInteger(won) && typeof recent === "string";
  return counts && (won as number) >= 0 && (won as number) <= (games as number) && /^[wl]*$/.test(recent);
}

function read(): Kept {
  let found: unknown = null;
  try {
    found = JSON.parse(localStorage.getItem(KEPT) ?? "null");
  } catch {
    // no store, or not ours
  }
  if (!isObject(found)) return held ?? { games: {}, last: {}, counted: [] };
  const games = Object.entries(isObject(found["games"]) ? found["games"] : {}).map(([game, levels]) => [
    game,
    Object.fromEntries(Object.entries(isObject(levels) ? levels : {}).filter(([, tally]) => isTally(tally))),
  ]);
  const last = Object.entries(isObject(found["last"]) ? found["last"] : {});
  const counted = Array.isArray(found["counted"]) ? (found["counted"] as unknown[]) : [];
  return {
    games: Object.fromEntries(games) as Kept["games"],
    last: Object.fromEntries(last.filter(([, level]) => typeof level === "string")) as Kept["last"],
    counted: counted.filter((table) => typeof table === "string"),
  };
}

/** What one has done against a level so far. */
export function tallyOf(game: string, level: string): Tally {
  return read().games[game]?.[level] ?? NOTHING;
}

/** A game at a table is over; each table counts once. */
export function count(game: string, level: string, table: string, won: boolean): void {
  const kept = read();
  if (kept.counted.includes(table)) return;
  const before = kept.games[game]?.[level] ?? NOTHING;
  const tally = {
    games: before.games + 1,
    won: before.won + Number(won),
    recent: (before.recent + (won ? "w" : "l")).slice(-RECENT),
  };
  held = {
    games: { ...kept.games, [game]: { ...kept.games[game], [level]: tally } },
    last: { ...kept.last, [game]: level },
    counted: [...kept.counted, table].slice(-COUNTED),
  };
  try {
    localStorage.setItem(KEPT, JSON.stringify(held));
  } catch {
    // private, or full
  }
}

export function forgetRecord(): void {
  held = null;
  try {
    localStorage.removeItem(KEPT);
  } catch {
    // no record
  }
}

/**
 * Where to go on: the level that one met last; one up after two wins in a row there, one down after two defeats.
 * Who has no record begins with `chosen`, if the game has it, else with the weakest.
 */
export function suggested(game: string, levels: readonly string[], chosen?: string): string {
  const { games, last } = read();
  const met = last[game] ?? "";
  const at = levels.indexOf(met);
  if (at < 0) return levels.find((level) => level === chosen) ?? levels[0] ?? "";
  const recent = games[game]?.[met]?.recent ?? "";
  const step = recent.endsWith("ww") ? 1 : recent.endsWith("ll") ? -1 : 0;
  return levels[at + step] ?? met;
}
