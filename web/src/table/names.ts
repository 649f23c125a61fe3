/** What to call those who sit at a table. */

import { signOf } from "../games/registry";
import type { Seat, SeatInfo, Text } from "../wire/messages";
import { isolated } from "../words/isolated";
import { knows, say } from "../words/say.svelte";
import { tellFact } from "../words/text";
import { deviceName } from "./device-names";

export type NameOf = (seat: Seat) => string;

interface Seated {
  id?: string;
  round?: { before?: string | null };
  game: string;
  seats: SeatInfo[];
  automata?: Text[]; // who plays without a person, in the numbers behind the seats
}

/** The name, and where another one has the same the seat with it: "Raider (black)". */
export function seatName(table: Seated | null, seat: Seat): string {
  const automaton = table?.automata?.[seat - table.seats.length];
  if (automaton) return tellFact(automaton, String);
  return table
    ? apart(
        table.game,
        table.seats.map((_, each) => nameAlone(table, each)),
        seat,
      )
    : "";
}

/** A name of a list, with its seat where it stands there more than once. */
export function apart(game: string, names: readonly string[], seat: Seat): string {
  const name = names[seat] ?? nobodyAt(game, seat);
  if (names.filter((each) => each === name).length < 2) return isolated(name);
  return say("play-plain-name", { player: isolated(name), colour: seatSign(game, seat) });
}

/** Whose turn it is. English has no good possessive of a name with its seat behind it. */
export function turnOf(table: Seated | null, seat: Seat): string {
  if (!table?.seats[seat]) return say("page-turn-of", { player: seatName(table, seat) });
  const names = table.seats.map((_, each) => nameAlone(table, each));
  const player = isolated(names[seat]!);
  return names.filter((each) => each === names[seat]).length < 2
    ? say("page-turn-of", { player })
    : say("page-turn-of-namesake", { player, color: seatSign(table.game, seat) });
}

/** What tells a seat from the others: its color, or its number. */
function seatSign(game: string, seat: Seat): string {
  const { seatColour } = signOf(game);
  return seatColour ? say(seatColour, { seat: seat + 1 }) : String(seat + 1);
}

function nameAlone(table: Seated, seat: Seat): string {
  const info = table.seats[seat];
  if (!info || info.kind === "open") return nobodyAt(table.game, seat);
  if (info.kind === "bot") return playerName(info.name ?? nobodyAt(table.game, seat));
  const shared = table.seats.filter((each) => each.you).length > 1; // several people at this screen
  return (shared && info.you ? deviceName(table, seat) : info.name) || nobodyAt(table.game, seat);
}

/** A seat by itself: by its colour where the game gives it one. */
export function nobodyAt(game: string, seat: Seat): string {
  return say(signOf(game).seatName ?? "page-seat-number", { seat: seat + 1 });
}

/** A computer player's name for people; that of a program of one's own, or of a person, is shown as it is. */
export function playerName(name: string): string {
  const kind = name.split(":")[0] ?? name;
  return knows(`player-${kind}`) ? say(`player-${kind}`) : name;
}

/** What a game is called: in its own words, where it came without the page's knowledge. */
export function gameName(game: string): string {
  return knows(`${game}-name`) ? say(`${game}-name`) : say("page-game-name", { game });
}
