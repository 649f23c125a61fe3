/** After a game against the computer: whom it was against, who stands next to them on the ladder, and the table for that. */

import type { Plan, SeatInfo } from "../wire/messages";

interface Played {
  game: string;
  options: object;
  seats: SeatInfo[];
  takebacks: boolean;
  hints: boolean;
  spectators: boolean;
}

/** The level of all others, where one person played against one level; else null. */
export function opponentOf(seats: readonly SeatInfo[]): string | null {
  const others = seats.filter((seat) => !seat.you);
  const level = others[0]?.name ?? null;
  const alike = others.every((seat) => seat.kind === "bot" && seat.name === level);
  return others.length === seats.length - 1 && alike ? level : null;
}

/** Whether a game goes into one's record: not where all win or lose together, nor with good moves marked throughout. */
export function counted(
  table: { guided: boolean; seats: readonly unknown[] },
  winners: readonly number[],
): boolean {
  return !table.guided && winners.length > 0 && winners.length < table.seats.length;
}

export function neighbours(levels: readonly string[], level: string): { up?: string; down?: string } {
  const at = levels.indexOf(level);
  const up = at >= 0 ? levels[at + 1] : undefined;
  const down = at >= 0 ? levels[at - 1] : undefined;
  return { ...(up === undefined ? {} : { up }), ...(down === undefined ? {} : { down }) };
}

/** The same game against another level. */
export function planAgainst(table: Played, level: string): Plan {
  return {
    game: table.game,
    options: { ...table.options },
    seats: table.seats.map((seat) => (seat.you ? { kind: "me" } : { kind: "bot", name: level })),
    takebacks: table.takebacks,
    hints: table.hints,
    chat: false,
    spectators: table.spectators,
    listed: false,
    waits: false,
  };
}
