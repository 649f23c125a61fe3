/** The costliest choices of a reviewed game as puzzles: asked as their seat saw them then, answered by the review. Pure. */

import type { Alternative, GivenGameRecord, Review, ReviewedChoice, Seat } from "../wire/messages";
import type { Puzzle } from "./puzzles";

const MOST = 3; // of one game
const COSTLY = 0.06; // so much of the win given away, or more, is worth another look
const SURE = 2; // standard errors
const AS_GOOD = 0.02; // another choice this near the best one is right as well

export const MINE = "mine";

/** A game up to a choice, and the seat that was to make it. */
export interface Asked {
  record: GivenGameRecord;
  seat: Seat;
}

export const askedOf = (puzzle: Puzzle): Asked => JSON.parse(puzzle.position) as Asked;

export function mistakesOf(record: GivenGameRecord, review: Review, seat: Seat, table: string): Puzzle[] {
  const made = inForce(record.choices ?? []);
  return review.moves
    .filter((move) => move.seat === seat && isMistake(move))
    .sort((one, other) => other.lost - one.lost)
    .slice(0, MOST)
    .map((move) => puzzleOf(move, record, made.slice(0, move.ply - 1), table));
}

function isMistake({ lost, error = 0, alternatives }: ReviewedChoice): boolean {
  return lost >= COSTLY && lost > SURE * error && alternatives.length > 0;
}

function puzzleOf(
  move: ReviewedChoice,
  { game, rules, setup }: GivenGameRecord,
  choices: NonNullable<GivenGameRecord["choices"]>,
  table: string,
): Puzzle {
  const [best, ...others] = move.alternatives as [Alternative, ...Alternative[]];
  const asked: Asked = { record: { game, rules, setup, choices }, seat: move.seat };
  return {
    id: `${MINE}-${table}-${move.ply}`,
    game,
    kind: MINE,
    position: JSON.stringify(asked),
    best: best.choice,
    also: others.filter(({ value }) => best.value - value <= AS_GOOD).map(({ choice }) => choice),
    value: best.value,
    ...(best.brings ? { brings: best.brings } : {}),
    wrong: [{ choice: move.choice, value: move.after, ...(move.brings ? { brings: move.brings } : {}) }],
    solved: [],
  };
}

/** The choices that count: those that no takeback canceled. */
function inForce(choices: NonNullable<GivenGameRecord["choices"]>): NonNullable<GivenGameRecord["choices"]> {
  const standing: typeof choices = [];
  for (const entry of choices)
    if (entry.choice === "takeback") standing.splice(-(entry.back ?? 0) || standing.length);
    else standing.push(entry);
  return standing;
}
