/** The steps of the lesson: positions with a task each. Events decide what solves a task, not rules written here. */

import type { QinEvent } from "../data/events";
import type { Seat } from "../data/view";
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

export function reached(goal: Goal, events: readonly QinEvent[]): boolean {
  const fits = (event: QinEvent) =>
    event.event === goal.event &&
    (goal.seat === undefined || ("seat" in event && event.seat === goal.seat)) &&
    (goal.colour === undefined || ("colour" in event && event.colour === goal.colour));
  return goal.event !== undefined && events.filter(fits).length >= (goal.count ?? 1);
}
