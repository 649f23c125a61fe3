/** Positions that are brought along as one line of text: of a lesson, of a puzzle. The server reads them. */

import type { GivenGameRecord } from "../../../wire/messages";
import type { Seat } from "./view";

const RULES = "1"; // the version of the rules that these positions were written for

/** The record that begins with a position, and in which its mover then makes these choices. */
export function recordFrom(position: string, name: string, choices: readonly string[]): GivenGameRecord {
  const [, players, rows = ""] = position.split(" ");
  const seat = moverOf(position);
  return {
    game: "qin",
    rules: RULES,
    setup: { options: { players: Number(players), board: { name, rows: mapOf(rows) } }, position },
    choices: choices.map((choice) => ({ seat, choice })),
  };
}

/** Whose turn it is. */
export function moverOf(position: string): Seat {
  return Number(position.split(" ")[7]);
}

/** The bare map under the rows of a position: numbers are grass, and so is what tiles cover. */
export function mapOf(rows: string): string[] {
  return rows
    .split("/")
    .map((row) => row.replace(/\d+/g, (count) => ".".repeat(Number(count))).replace(/[rybstu]/g, "."));
}
