/** What cost a player the game most, in plain numbers, for one word of advice. */

import { undoneIn } from "../../../table/history";
import type { Item } from "../../../wire/messages";
import type { QinEvent } from "../data/events";
import type { QinView, Seat } from "../data/view";

export interface NextTime {
  what: "joined" | "conquered" | "villages" | "majors" | "close";
  count: number; // pagodas or villages, or by how many the winner had more
  mine: number;
  theirs: number;
  winner: Seat;
}

const TELLING = 2; // one less is no reason to play otherwise
const DOUBLE = 2; // pagodas of a major province

/** For who has lost alone against a single winner; null for anybody else, and where the log is not whole. */
export function nextTime(items: readonly Item[], view: QinView, me: Seat): NextTime | null {
  const [winner, ...others] = view.outcome?.winners ?? [];
  if (winner === undefined || winner === me || others.length > 0) return null;
  if (view.outcome?.reason === "resigned" || (items[0]?.number ?? 1) > 1) return null;
  const undone = undoneIn(items);
  const events = items.flatMap((item) =>
    item.what === "chose" && item.seat !== me && !undone.has(item.number) ? (item.events as QinEvent[]) : [],
  );
  const villages = (seat: Seat): number => view.villages.filter(({ owner }) => owner === seat).length;
  const majors = (seat: Seat): number =>
    view.provinces.filter(({ owner, pagodas }) => owner === seat && pagodas === DOUBLE).length;
  const lost = (event: QinEvent): number =>
    event.event === "returned" && event.seat === me ? event.pagodas : 0;
  const taken = (event: QinEvent): number => Number(event.event === "conquered" && event.loser === me);
  const sum = (of: (event: QinEvent) => number): number =>
    events.reduce((total, each) => total + of(each), 0);
  const compared = (what: "villages" | "majors", of: (seat: Seat) => number): NextTime => ({
    what,
    count: of(winner) - of(me),
    mine: of(me),
    theirs: of(winner),
    winner,
  });
  const found: NextTime[] = [
    { what: "joined", count: sum(lost), mine: 0, theirs: 0, winner },
    { what: "conquered", count: sum(taken), mine: 0, theirs: 0, winner },
    compared("villages", villages),
    compared("majors", majors),
  ];
  // of equals the first: what was taken hurts twice, as another player has it then
  const worst = found.reduce((most, each) => (each.count > most.count ? each : most));
  return worst.count >= TELLING ? worst : { what: "close", count: 0, mine: 0, theirs: 0, winner };
}
