/** How far one has come in the lesson, on this device. Steps are kept by their ids: their order may change some day. */

import { whenStored } from "../../../stored";
import { STEPS } from "./lesson";

const KEPT = "mandate.lesson";

interface Kept {
  step: string; // the one that was looked at last
  solved: string[];
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
export function keptSolved(): Set<number> {
  return new Set(
    read()
      .solved.map(numberOf)
      .filter((number) => number >= 0),
  );
}

/** Where to go on; who has solved everything begins again. */
export function keptStep(): number {
  return keptSolved().size === STEPS.length ? 0 : Math.max(0, numberOf(read().step));
}

export function keepStep(number: number): void {
  write({ ...read(), step: STEPS[number]!.id });
}

export function keepSolved(number: number): void {
  const { solved, ...kept } = read();
  write({ ...kept, solved: [...new Set([...solved, STEPS[number]!.id])] });
}

/** Be called when another tab has gone on, until the function that is returned is called. */
export function whenLearned(again: () => void): () => void {
  return whenStored(KEPT, again);
}

const numberOf = (id: string): number => STEPS.findIndex((step) => step.id === id);
