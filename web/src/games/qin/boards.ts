/** The built-in maps, from the files that the rules read. */

import bird from "../../../../src/mandate/games/qin/rules/boards/bird.txt?raw";
import lion from "../../../../src/mandate/games/qin/rules/boards/lion.txt?raw";
import type { BoardMap } from "./data/view";

export const BOARDS: readonly BoardMap[] = [
  { name: "bird", rows: rowsOf(bird) },
  { name: "lion", rows: rowsOf(lion) },
];

/** The rows of a map's text; lines that begin with # are notes. */
export function rowsOf(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== "" && !line.startsWith("#"));
}

/** The map, as the options of a table have it. */
export function boardOf(options: Record<string, unknown>): BoardMap | null {
  const board = options["board"] as BoardMap | undefined;
  return board && Array.isArray(board.rows) ? board : null;
}
