/** Positions that are brought along as one line of text: of a lesson, of a puzzle, made up. The server reads them. */

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

/** The record that begins as the server has set it up. */
export function recordOf(setup: Record<string, unknown>): GivenGameRecord {
  return { game: "qin", rules: RULES, setup, choices: [] };
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

const HANDS = 5; // which part of a position they are

/** A position with these hands, as far as they are known. */
export function withHands(position: string, hands: readonly (readonly string[])[]): string {
  const parts = position.split(" ");
  const held = (parts[HANDS] ?? "").split(",").map((hand, seat) => hands[seat]?.join("") || hand);
  return parts.map((part, at) => (at === HANDS ? held.join(",") : part)).join(" ");
}

/** The text as the last part of an address: without blanks, strokes, and the stroke at the end that messengers lose. */
export function toLink(text: string): string {
  return text.replace(/ -$/, "").replaceAll(" ", "_").replaceAll("/", ".");
}

export function fromLink(part: string): string {
  const text = part.replaceAll("_", " ").replaceAll(".", "/");
  return text.split(" ").length === 9 ? `${text} -` : text;
}
