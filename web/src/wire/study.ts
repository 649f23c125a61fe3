/** Games that nobody plays: positions of a lesson, replays. The server knows the rules; it keeps nothing. */

import type { QinEvent } from "../qin/events";
import type { BoardMap, Outcome, QinView, Seat } from "../qin/view";
import { ask, Refused } from "./api";
import { say } from "../words/say.svelte";
import { OFFLINE, type Refusal } from "./messages";

export interface RecordLine {
  seat: Seat;
  choice: string;
  chance?: string[];
  back?: number;
}

export interface GameRecord {
  format?: string;
  game: string;
  rules: string;
  names?: string[];
  seen_by?: Seat | string | null;
  setup: Record<string, unknown>;
  choices?: RecordLine[];
  outcome?: Outcome | null;
}

export interface Frame {
  seat: Seat | null;
  choice: string | null;
  events: QinEvent[];
  view: QinView;
}

/** Every position of a record, the beginning first, as `seat` (or a spectator) sees it. */
export function frames(record: GameRecord, seat: Seat | null): Promise<Frame[]> {
  return ask("POST", "study", { record, seat });
}

export async function tryOut(
  record: GameRecord,
  seat: Seat,
  choice: string,
): Promise<{ events: QinEvent[]; refusal: null } | { events: null; refusal: Refusal }> {
  try {
    const { events } = await ask<{ events: QinEvent[] }>("POST", "study/preview", { record, seat, choice });
    return { events, refusal: null };
  } catch (problem) {
    if (problem instanceof Refused) return { events: null, refusal: problem.refusal };
    return { events: null, refusal: { code: OFFLINE, sentence: say("page-offline"), clause: null } };
  }
}

/** One choice, judged as its mover could know things. All figures are shares of the win. */
export interface Judged {
  ply: number;
  seat: Seat;
  choice: string;
  before: number; // with the best choice
  after: number; // with this one
  drawn: number; // with the tile that was drawn then
  lost: number;
  luck: number;
  alternatives: { choice: string; value: number }[];
}

export interface Review {
  seats: number;
  simulations: number;
  moves: Judged[];
  turns: number[]; // the plies where the game turned
}

/** Judge a whole game. Takes seconds, and the first time on a machine longer. */
export function review(record: GameRecord): Promise<Review> {
  return ask("POST", "study/review", { record });
}

/** Check a map; throws what is wrong with it. */
export function checkMap(board: BoardMap): Promise<unknown> {
  return ask("POST", "study/options", { game: "qin", options: { board } });
}
