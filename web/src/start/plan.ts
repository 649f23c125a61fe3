/** From the choices on the start page to the table that the server is to open. */

import { suggested } from "../ladder/record";
import type { GameInfo, Measured, OptionInfo, Plan, SeatPlan } from "../wire/messages";
import { type Clock, type OwnClock, paceFor, type Slow } from "./clocks";

export const WITH = ["bot", "friends", "hot-seat", "alone"] as const;

export interface Wish {
  game: string;
  with: (typeof WITH)[number];
  level: string; // the name of a computer player, as the server lists them
  players: number; // where one does not play alone
  levels?: string[]; // of single opponents, where they are not as the others; empty: as the others
  clock: Clock;
  own?: OwnClock;
  slow?: Slow;
  takebacks?: boolean; // among people; as usual for the clock where nothing was chosen
  games: number; // more than one are a series
  hints: boolean; // among people; who plays against the computer may always ask for them
  rated?: boolean; // whether the result changes ratings
  listed: boolean; // whether strangers may find the table
  names: string[]; // of those who share this device, by seat; empty: as the game calls the seat
  options: Record<string, unknown>; // of the game itself
}

/** What the server says of a game. */
export function infoOf(games: readonly GameInfo[], game: string): GameInfo | undefined {
  return games.find(({ id }) => id === game);
}

export function optionOf(info: GameInfo | undefined, option: string): OptionInfo | undefined {
  return info?.options.find(({ name }) => name === option);
}

/** How many may play: as the server says, or before it has said so as the room's sign does. */
export function playersOf(
  info: GameInfo | undefined,
  known: readonly [number, number],
): readonly [number, number] {
  const option = optionOf(info, "players");
  return [option?.least ?? known[0], option?.most ?? known[1]];
}

/**
 * The opponents to choose from: the ladder, and behind it the agents of the server's operator; where there is no
 * ladder, all that think.
 */
export function levelsOf(games: readonly GameInfo[], game: string): string[] {
  const { bots = [], agents = [] } = infoOf(games, game) ?? {};
  const rungs = rungsOf(games, game);
  if (rungs.length > 0) return [...rungs, ...agents];
  const thinking = bots.filter((bot) => bot !== "random");
  return thinking.length > 0 ? thinking : bots;
}

/** The levels, the weakest first. */
export function rungsOf(games: readonly GameInfo[], game: string): string[] {
  const { bots = [], levels = [] } = infoOf(games, game) ?? {};
  return levels.filter((level) => bots.includes(level));
}

/** How many play by default: as the server says, or before it has said so as the room's sign does. */
export function usualPlayers(info: GameInfo | undefined, known = 2): number {
  return Number(optionOf(info, "players")?.default ?? known);
}

/**
 * A good game at once: the default number of players, against whom one's record suggests;
 * without one against the opponent that was chosen last (if it plays this game) or the kindest. The game's own options
 * are left to its room.
 */
export function wishAtOnce(games: readonly GameInfo[], game: string, last?: string): Wish {
  const players = usualPlayers(infoOf(games, game));
  return {
    game,
    with: players === 1 ? "alone" : "bot",
    level: suggested(game, levelsOf(games, game), last),
    players,
    clock: "none",
    games: 1,
    hints: false,
    listed: false,
    names: [],
    options: {},
  };
}

/** What was measured of a level. */
export function figuresOf(games: readonly GameInfo[], game: string, level: string): readonly Measured[] {
  return infoOf(games, game)?.figures[level] ?? [];
}

/** How many seats the table has. */
export function seatsOf(wish: Wish): number {
  return wish.with === "alone" ? 1 : wish.players;
}

/** The names of the seats at this device, as far as they were entered. */
export function namesOf(wish: Wish): string[] {
  return wish.with === "hot-seat"
    ? Array.from({ length: wish.players }, (_, seat) => wish.names[seat]?.trim() ?? "")
    : [];
}

export const RATED_MOST = 4; // seats: games of five count on no scale

/** At one device the players are unknown. */
export function canRate(wish: Wish): boolean {
  return wish.with !== "hot-seat" && seatsOf(wish) <= RATED_MOST;
}

/** Whether takebacks need no more than the others' consent: without a clock, where nothing else was chosen. */
export function allowsTakebacks({ takebacks, clock }: Pick<Wish, "takebacks" | "clock">): boolean {
  return takebacks ?? clock === "none";
}

/** `options`: those of the game, as the server wants them. */
export function planFor(wish: Wish, options: Record<string, unknown>): Plan {
  const bot = (name: string): SeatPlan => ({ kind: "bot", name });
  const others: Record<Wish["with"], SeatPlan> = {
    bot: bot(wish.level),
    friends: { kind: "open" },
    "hot-seat": { kind: "me" },
    alone: { kind: "me" },
  };
  const friends = wish.with === "friends";
  const opponents = Array.from({ length: seatsOf(wish) - 1 }, (_, i) =>
    wish.with === "bot" || (friends && i > 0) ? wish.levels?.[i] : "",
  );
  const rated = canRate(wish) && wish.rated === true;
  return {
    game: wish.game,
    options: { ...options, players: seatsOf(wish) },
    seats: [{ kind: "me" }, ...opponents.map((level) => (level ? bot(level) : others[wish.with]))],
    pace: paceFor(friends ? wish.clock : "none", wish.own, wish.slow),
    takebacks: !rated && (!friends || allowsTakebacks(wish)),
    series: wish.games,
    hints: !rated && (wish.with === "bot" || wish.with === "alone" || wish.hints),
    rated,
    chat: friends,
    spectators: true,
    listed: friends && wish.listed,
    waits: false,
  };
}
