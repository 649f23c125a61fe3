/** Who is at a table, who is not, and what that means for the others. */

import type { Here, Seat, TableInfo } from "../wire/messages";

/** The table after a person came or went. */
export function lookWhoIsHere(table: TableInfo, here: Here): TableInfo {
  const seats = table.seats.map((info, seat) => ({
    ...info,
    here: here.seats[seat] ?? info.here,
    abandoned: here.abandoned[seat] ?? null,
  }));
  return { ...table, seats, watching: here.watching };
}

/**
 * The seats of others that count as abandoned, and how many milliseconds until the next one does (null: none will).
 * `passed`: milliseconds since the table's state arrived.
 */
export function abandonedAt(
  table: TableInfo,
  passed: number,
): { seats: Seat[]; next: { seat: Seat; left: number } | null } {
  const left = table.seats.map(({ abandoned, you }) =>
    abandoned === null || abandoned === undefined || you ? null : Math.max(0, abandoned - passed),
  );
  const seats = left.flatMap((milliseconds, seat) => (milliseconds === 0 ? [seat] : []));
  const [next] = left
    .flatMap((milliseconds, seat) => (milliseconds ? [{ seat, left: milliseconds }] : []))
    .sort((one, other) => one.left - other.left);
  return { seats, next: next ?? null };
}
