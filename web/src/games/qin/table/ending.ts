/** A finished game in numbers: who came where, and when the lead was taken that held to the end. */

import { undoneIn } from "../../../table/history";
import type { Item } from "../../../wire/messages";
import { pagodaBalance, type QinEvent } from "../data/events";
import type { QinView, Seat } from "../data/view";

export interface Place {
  seat: Seat;
  place: number; // equals share one
  left: number; // pagodas
  placed: number;
  out: boolean; // resigned
}

/** The winners first, then by the pagodas left over; who resigned comes last. */
export function ranking(view: QinView): Place[] {
  const winners = view.outcome?.winners ?? [];
  const key = (seat: Seat): number[] => [
    winners.includes(seat) ? 0 : 1,
    view.resigned.includes(seat) ? 1 : 0,
    winners.includes(seat) ? 0 : (view.supply[seat] ?? 0),
  ];
  const compare = (one: Seat, other: Seat): number => {
    const [mine, theirs] = [key(one), key(other)];
    const differs = mine.findIndex((each, i) => each !== theirs[i]);
    return differs < 0 ? 0 : mine[differs]! - theirs[differs]!;
  };
  const seats = view.supply.map((_, seat) => seat).sort((one, other) => compare(one, other) || one - other);
  return seats.map((seat) => ({
    seat,
    place: 1 + seats.filter((other) => compare(other, seat) < 0).length,
    left: view.supply[seat] ?? 0,
    placed: standing(view, seat),
    out: view.resigned.includes(seat),
  }));
}

function standing(view: QinView, seat: Seat): number {
  const provinces = view.provinces.filter(({ owner }) => owner === seat);
  const villages = view.villages.filter(({ owner }) => owner === seat).length;
  return provinces.reduce((sum, { pagodas }) => sum + pagodas, villages);
}

export interface Decided {
  how: "lead" | "led" | "behind";
  seat: Seat; // who won
  move: number; // at which they took the lead for good
  of: number; // moves in all
  changes: number; // how often the lead changed
  margin: number; // pagodas between the winner and the next one, at the end
}

/**
 * How it was decided, by the pagodas left: from which move on the winner had the fewest. `led`: all the time; `behind`:
 * not even at the end. Null where several won, a player gave up, or the whole log is not at hand.
 */
export function decidedBy(items: readonly Item[], view: QinView): Decided | null {
  const [winner, ...others] = view.outcome?.winners ?? [];
  if (winner === undefined || others.length > 0 || view.outcome?.reason === "resigned") return null;
  if ((items[0]?.number ?? 1) > 1) return null;
  const undone = undoneIn(items);
  const moves = items.filter((item) => item.what === "chose" && !undone.has(item.number));
  if (moves.length === 0) return null;
  // From the end backwards: what a move set on the board was in the supply before it.
  const after: number[][] = [];
  let supply = [...view.supply];
  for (const move of moves.toReversed()) {
    after.unshift(supply);
    const balance = pagodaBalance("events" in move ? (move.events as QinEvent[]) : [], supply.length);
    supply = supply.map((left, seat) => left + (balance[seat] ?? 0));
  }
  const leaders = after.map((left) => {
    const least = Math.min(...left);
    const first = left.flatMap((each, seat) => (each === least ? [seat] : []));
    return first.length === 1 ? first[0]! : null;
  });
  const alone = leaders.filter((seat) => seat !== null);
  const changes = alone.filter((seat, i) => i > 0 && seat !== alone[i - 1]).length;
  const rest = view.supply.filter((_, seat) => seat !== winner);
  const margin = Math.min(...rest) - (view.supply[winner] ?? 0);
  const facts = { seat: winner, of: moves.length, changes, margin };
  if (leaders.at(-1) !== winner) return { how: "behind", move: moves.length, ...facts };
  const before = leaders.findLastIndex((seat) => seat !== winner); // also where it was even
  const rivals = alone.some((seat) => seat !== winner);
  return { how: rivals ? "lead" : "led", move: before + 2, ...facts };
}
