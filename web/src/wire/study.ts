/** Games that nobody plays: positions of a lesson, replays. The server knows the rules; it keeps nothing. */

import type { QinEvent } from "../qin/events";
import type { BoardMap, Outcome, QinView, Seat } from "../qin/view";
import { ask, Refused } from "./api";
import type { Refusal } from "./messages";

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
    throw problem;
  }
}

/** Check a map; throws what is wrong with it. */
export function checkMap(board: BoardMap): Promise<unknown> {
  return ask("POST", "study/options", { game: "qin", options: { board } });
}
