/** The puzzles of The Great Wall that come with the package, and the record that leads to one of them. */

import anchors from "../../../../../src/mandate/games/great_wall/players/anchors.json";
import list from "../../../../../src/mandate/games/great_wall/study/puzzles.json";
import { Collection, type Puzzle } from "../../../puzzles/puzzles";
import { askedOf, MINE } from "../../../puzzles/mistakes";
import type { GivenGameRecord, Seat } from "../../../wire/messages";

const { scribe, rules, strategist, marshal } = anchors.two.levels;

export const PUZZLES = new Collection(list as readonly Puzzle[], "great-wall-puzzles", [
  scribe,
  rules,
  strategist,
  marshal,
]);

/** A position: the game so far, and who is asked. */
interface Position {
  rules: string;
  seat: Seat;
  setup: Record<string, unknown>;
  choices: string; // `SEAT:CHOICE`, with blanks between them
}

export function asked(puzzle: Puzzle): { record: GivenGameRecord; seat: Seat } {
  if (puzzle.kind === MINE) return askedOf(puzzle);
  const { position, game } = puzzle;
  const { rules, seat, setup, choices } = JSON.parse(position) as Position;
  const made = choices.split(" ").filter(Boolean);
  return {
    seat,
    record: {
      game,
      rules,
      setup,
      choices: made.map((each) => {
        const colon = each.indexOf(":");
        return { seat: Number(each.slice(0, colon)), choice: each.slice(colon + 1) };
      }),
    },
  };
}
