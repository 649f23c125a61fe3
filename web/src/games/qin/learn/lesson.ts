/** The steps of the lesson: positions with a task each. What solves a task is told by events, not by rules here. */

import type { QinEvent } from "../data/events";
import type { Seat } from "../data/view";
import type { GivenGameRecord } from "../../../wire/messages";
import steps from "./lesson.json";

export interface Goal {
  event?: string; // an event of this kind
  count?: number; // so many of them
  seat?: Seat; // by this seat
  colour?: string; // in this colour
  refused?: string; // or: a refusal with this clause
}

export interface Step {
  id: string;
  position: string;
  goal: Goal;
  solution: string;
}

export const STEPS: readonly Step[] = steps;
const RULES = "1"; // the version of the rules that the lesson was written for

export function reached(goal: Goal, events: readonly QinEvent[]): boolean {
  const fits = (event: QinEvent) =>
    event.event === goal.event &&
    (goal.seat === undefined || ("seat" in event && event.seat === goal.seat)) &&
    (goal.colour === undefined || ("colour" in event && event.colour === goal.colour));
  return goal.event !== undefined && events.filter(fits).length >= (goal.count ?? 1);
}

/** The record that begins with a position and has these choices. */
export function recordOf(step: Step, choices: string[]): GivenGameRecord {
  const [, players, rows = ""] = step.position.split(" ");
  return {
    game: "qin",
    rules: RULES,
    setup: {
      options: { players: Number(players), board: { name: step.id, rows: mapOf(rows) } },
      position: step.position,
    },
    choices: choices.map((choice) => ({ seat: 0, choice })),
  };
}

/** The bare map under the rows of a position: numbers are grass, and so is what tiles cover. */
export function mapOf(rows: string): string[] {
  return rows
    .split("/")
    .map((row) => row.replace(/\d+/g, (count) => ".".repeat(Number(count))).replace(/[rybstu]/g, "."));
}
