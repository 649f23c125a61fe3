/** The lessons: positions with a task each. Events decide what solves a task, not rules written here. */

import type { QinEvent } from "../data/events";
import type { Seat } from "../data/view";
import steps from "./lesson.json";
import more from "./lessons.json";

export interface Goal {
  event?: string; // an event of this kind
  count?: number; // so many of them
  seat?: Seat; // by this seat
  colour?: string; // in this colour
  on?: readonly string[]; // on one of these spaces
  refused?: string; // or: a refusal with this clause
}

export interface Step {
  id: string;
  position: string;
  goal: Goal;
  solution: string;
}

export interface Lesson {
  id: string;
  steps: readonly Step[];
}

export const FIRST = "first";
export const STEPS: readonly Step[] = steps;
/** The first one, then those on one idea each, which end in a position to win. */
export const LESSONS: readonly Lesson[] = [{ id: FIRST, steps }, ...more];

/** The address of a step: the first lesson has no name in it. */
export function addressOf({ id }: Lesson, number: number): string[] {
  return ["learn", ...(id === FIRST ? [] : [id]), String(number + 1)];
}

export function reached(goal: Goal, events: readonly QinEvent[]): boolean {
  const fits = (event: QinEvent) =>
    event.event === goal.event &&
    (goal.seat === undefined || ("seat" in event && event.seat === goal.seat)) &&
    (goal.colour === undefined || ("colour" in event && event.colour === goal.colour)) &&
    (goal.on === undefined || (event.event === "placed" && event.spaces.some((at) => goal.on!.includes(at))));
  return goal.event !== undefined && events.filter(fits).length >= (goal.count ?? 1);
}
