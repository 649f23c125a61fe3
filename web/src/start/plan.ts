/** From what a person wishes on the start page to the table that the server is asked for. */

import type { GameInfo, Measured, Pace, Plan, SeatPlan } from "../wire/messages";

export const WITH = ["bot", "friends", "hot-seat", "alone"] as const;

export interface Wish {
  game: string;
  with: (typeof WITH)[number];
  level: string; // the name of a computer player, as the server lists them
  players: number; // where one does not play alone
  clock: "none" | "move" | "game" | "days";
  games: number; // more than one are a series
  hints: boolean; // among people; who plays against the computer may always ask for them
  listed: boolean; // whether strangers may find the table
  options: Record<string, unknown>; // of the game itself
}

/** The opponents to choose from, the weakest first: those whose strength is known, else all that think. */
export function levelsOf(games: readonly GameInfo[], game: string): string[] {
  const { bots = [], strength = {} } = games.find(({ id }) => id === game) ?? {};
  const measured = Object.keys(strength).filter((level) => bots.includes(level));
  if (measured.length > 0) return measured;
  const thinking = bots.filter((bot) => bot !== "random");
  return thinking.length > 0 ? thinking : bots;
}

/** How strong they were found to be. */
export function strengthOf(games: readonly GameInfo[], game: string): Record<string, Measured> {
  return games.find(({ id }) => id === game)?.strength ?? {};
}

const PACES: Record<Wish["clock"], Pace> = {
  none: { per: "none", seconds: 1, increment: 0 },
  move: { per: "move", seconds: 120, increment: 0 },
  game: { per: "game", seconds: 900, increment: 10 },
  days: { per: "move", seconds: 3 * 86_400, increment: 0 },
};

/** How many seats the table has. */
export function seatsOf(wish: Wish): number {
  return wish.with === "alone" ? 1 : wish.players;
}

/** `options`: those of the game, as the server wants them. */
export function planFor(wish: Wish, options: Record<string, unknown>): Plan {
  const others: Record<Wish["with"], SeatPlan> = {
    bot: { kind: "bot", name: wish.level },
    friends: { kind: "open" },
    "hot-seat": { kind: "me" },
    alone: { kind: "me" },
  };
  const friends = wish.with === "friends";
  return {
    game: wish.game,
    options: { ...options, players: seatsOf(wish) },
    seats: [{ kind: "me" }, ...Array<SeatPlan>(seatsOf(wish) - 1).fill(others[wish.with])],
    pace: PACES[friends ? wish.clock : "none"],
    takebacks: !friends || wish.clock === "none",
    series: wish.games,
    hints: wish.with === "bot" || wish.with === "alone" || wish.hints,
    chat: friends,
    spectators: true,
    listed: friends && wish.listed,
    waits: false,
  };
}
