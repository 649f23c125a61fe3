/** How far one has come in the lessons, on this device. Steps are kept by their ids: their order may change some day. */

import { whenStored } from "../../../stored";
import { type Lesson, LESSONS } from "./lesson";

const KEPT = "mandate.lesson";
const FIRST = LESSONS[0]!;

interface Kept {
  step: string; // the one of the first lesson that was looked at last
  solved: string[]; // of all lessons
}

/** As far as it makes sense: the browser's store may hold anything. */
function read(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Record<keyof Kept, unknown>>;
    return {
      step: typeof found.step === "string" ? found.step : "",
      solved: Array.isArray(found.solved) ? found.solved.filter((id) => typeof id === "string") : [],
    };
  } catch {
    return { step: "", solved: [] };
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // a private window keeps nothing; the lesson continues
  }
}

/** The numbers of the steps that were solved. */
export function keptSolved(lesson: Lesson = FIRST): Set<number> {
  return new Set(
    read()
      .solved.map((id) => numberOf(lesson, id))
      .filter((number) => number >= 0),
  );
}

/** Where to go on: in the first lesson where one was, in others at what is not solved; after everything, from the start. */
export function keptStep(lesson: Lesson = FIRST): number {
  const solved = keptSolved(lesson);
  if (solved.size === lesson.steps.length) return 0;
  if (lesson === FIRST) return Math.max(0, numberOf(lesson, read().step));
  return lesson.steps.findIndex((_, number) => !solved.has(number));
}

export function keepStep(number: number, lesson: Lesson = FIRST): void {
  if (lesson === FIRST) write({ ...read(), step: lesson.steps[number]!.id });
}

export function keepSolved(number: number, lesson: Lesson = FIRST): void {
  const { solved, ...kept } = read();
  write({ ...kept, solved: [...new Set([...solved, lesson.steps[number]!.id])] });
}

/** Be called when another tab has gone on, until the function that is returned is called. */
export function whenLearned(again: () => void): () => void {
  return whenStored(KEPT, again);
}

const numberOf = (lesson: Lesson, id: string): number => lesson.steps.findIndex((step) => step.id === id);
