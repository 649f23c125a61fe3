/** The options of a game of Qin, from the form to the server. */

import { BOARDS } from "./boards";
import { keptMaps, takeWanted } from "./editor/kept.svelte";
import { isSeeded } from "./seeded";

export const OWN = "own:"; // before the id of a board of one's own

/** As the form shows them at first. Who comes from the editor wants to play on that board. */
export function firstOptions(kept: Record<string, unknown>): Record<string, unknown> {
  const wanted = takeWanted();
  const known = BOARDS.some(({ name }) => name === kept["board"]) || isSeeded(kept["board"]);
  return {
    board: wanted !== null ? OWN + wanted : known ? kept["board"] : BOARDS[0]!.name,
    first: kept["first"] === 0 ? 0 : "random",
    fair_start: kept["fair_start"] === true,
  };
}

/** As the server wants them: a built-in board by its name, one's own written out. */
export function askedOptions({ board, first, fair_start }: Record<string, unknown>): Record<string, unknown> {
  return { board: boardFor(String(board)), first, fair_start: fair_start === true };
}

/** A painted map is kept by the editor, and may be deleted there. */
export function keptOptions({ board, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return String(board).startsWith(OWN) ? rest : { board, ...rest };
}

function boardFor(key: string): unknown {
  if (!key.startsWith(OWN)) return key;
  const own = keptMaps().find(({ id }) => OWN + id === key);
  return own ? { name: own.name, rows: [...own.rows] } : BOARDS[0]!.name; // it was deleted meanwhile
}
