/** From what a person wishes on the start page to the table that the server is asked for. */

import type { BoardMap } from "../games/qin/data/view";
import type { GameInfo, Measured, Pace, Plan, SeatPlan } from "../wire/messages";

export interface Wish {
  with: "bot" | "friends" | "hot-seat";
  level: string; // the name of a computer player, as the server lists them
  players: number;
  board: string | BoardMap;
  first: 0 | "random";
  clock: "none" | "move" | "game" | "days";
  games: number; // more than one are a series, on the boards in turn
  hints: boolean; // among people; who plays against the computer may always ask for them
  listed: boolean; // whether strangers may find the table
}

const LEVELS = ["apprentice", "settler", "raider", "chancellor"]; // for people, the weakest first

/** The opponents to choose from: the levels, as far as the server has them. */
export function levelsOf(games: readonly GameInfo[]): string[] {
  const bots = games.find((game) => game.id === "qin")?.bots ?? [];
  return LEVELS.filter((level) => bots.includes(level));
}

/** How strong they were found to be. */
export function strengthOf(games: readonly GameInfo[]): Record<string, Measured> {
  return games.find((game) => game.id === "qin")?.strength ?? {};
}

const PACES: Record<Wish["clock"], Pace> = {
  none: { per: "none", seconds: 1, increment: 0 },
  move: { per: "move", seconds: 120, increment: 0 },
  game: { per: "game", seconds: 900, increment: 10 },
  days: { per: "move", seconds: 3 * 86_400, increment: 0 },
};

export function planFor(wish: Wish): Plan {
  const others: Record<Wish["with"], SeatPlan> = {
    bot: { kind: "bot", name: wish.level },
    friends: { kind: "open" },
    "hot-seat": { kind: "me" },
  };
  return {
    game: "qin",
    options: { players: wish.players, board: wish.board, first: wish.first, fair_start: false },
    seats: [{ kind: "me" }, ...Array<SeatPlan>(wish.players - 1).fill(others[wish.with])],
    pace: PACES[wish.with === "friends" ? wish.clock : "none"],
    takebacks: wish.with !== "friends" || wish.clock === "none",
    series: wish.games,
    hints: wish.with === "bot" || wish.hints,
    chat: wish.with === "friends",
    spectators: true,
    listed: wish.with === "friends" && wish.listed,
    waits: false,
  };
}
