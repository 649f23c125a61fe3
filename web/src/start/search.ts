/** Which of one's games are meant: by words, game, kind of company, and how they stand. */

import { isHere } from "../wire/device";
import type { Summary } from "../wire/messages";
import { whatIsPlayed, whoSits } from "./card";

export const STATES = ["turn", "running", "won", "over"] as const;
export const COMPANY = ["alone", "bots", "people", "device"] as const;

export interface Search {
  text: string; // a part of a name, a board, a mode
  game: string;
  company: (typeof COMPANY)[number] | "";
  state: (typeof STATES)[number] | "";
}

/** With whom a game is played, as the form for a new game calls it. */
export function companyOf({ seats }: Summary): (typeof COMPANY)[number] {
  if (seats.length === 1) return "alone";
  if (seats.some(({ kind, you }) => !you && kind !== "bot")) return "people";
  return seats.filter(({ you }) => you).length > 1 ? "device" : "bots";
}

export function fits(table: Summary, search: Search): boolean {
  const { text, game, company, state } = search;
  return (
    (game === "" || table.game === game) &&
    (company === "" || companyOf(table) === company) &&
    (state === "" || stands(table, state)) &&
    plain(text)
      .split(/\s+/)
      .every((word) => said(table).includes(word))
  );
}

function stands(table: Summary, state: (typeof STATES)[number]): boolean {
  const over = table.status === "over";
  if (state === "turn") return table.your_turn === true;
  if (state === "running") return !over;
  return over && (state === "over" || (table.winners ?? []).some((seat) => table.seats[seat]?.you));
}

const said = (table: Summary): string =>
  plain([whoSits(table), ...whatIsPlayed(table), isHere(`tables/${table.id}`) ? "offline" : ""].join(" "));

/** Without accents and capitals, which no one types in a search. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
