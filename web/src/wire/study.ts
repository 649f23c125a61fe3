/** Games that nobody plays: positions of a lesson, replays. The server knows the rules; it keeps nothing. */

import type { BoardMap, Seat } from "../games/qin/data/view";
import { ask, Refused } from "./api";
import {
  type Frame,
  type GivenGameRecord,
  offline,
  type Previewed,
  type QinEvent,
  type Refusal,
  type Review,
} from "./messages";

/** Every position of a record, the beginning first, as `seat` (or a spectator) sees it. */
export function frames(record: GivenGameRecord, seat: Seat | null): Promise<Frame[]> {
  return ask("POST", "study", { record, seat });
}

export async function tryOut(
  record: GivenGameRecord,
  seat: Seat,
  choice: string,
): Promise<{ events: QinEvent[]; refusal: null } | { events: null; refusal: Refusal }> {
  try {
    const { events } = await ask<Previewed>("POST", "study/preview", { record, seat, choice });
    return { events, refusal: null };
  } catch (problem) {
    if (problem instanceof Refused) return { events: null, refusal: problem.refusal };
    return { events: null, refusal: offline() };
  }
}

/** Judge a whole game. Takes seconds, and the first time on a machine longer. */
export function review(record: GivenGameRecord): Promise<Review> {
  return ask("POST", "study/review", { record });
}

/** Check a map; throws what is wrong with it. */
export function checkMap(board: BoardMap): Promise<unknown> {
  return ask("POST", "study/options", { game: "qin", options: { board } });
}
