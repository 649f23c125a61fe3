/** Games without players: positions of a lesson, replays. The server knows the rules; it keeps nothing. */

import { language } from "../words/say.svelte";
import { ask, Refused } from "./api";
import { isHere, type Progress } from "./device";
import {
  type Advice,
  type Analysis,
  type Assessing,
  type Assessment,
  type Drafted,
  type Explored,
  type Exploring,
  type GivenGameRecord,
  offline,
  type OpenedAnalysis,
  type OpeningAnalysis,
  type PlayOn,
  type Previewed,
  type Printed,
  type Refusal,
  type Replayed,
  type Review,
  type Seat,
  type Seen,
  type SharedAnalysis,
  type Step,
  type TableInfo,
} from "./messages";

/** A position of a record, and what led to it: nothing to the first one. */
export type Frame = Step & Seen;

/** Every position of a short record, or those after its first choices, as `seat` (or a spectator) sees it. */
export async function frames(record: GivenGameRecord, seat: Seat | null, from = 0): Promise<Frame[]> {
  const views = [from, (record.choices?.length ?? 0) + 1];
  const replayed = await ask<Replayed>("POST", "study/replay", { record, seat, views });
  return replayed.views.map((seen, at) => ({ ...replayed.steps![from + at]!, ...seen }));
}

/** How things stand after all choices of a record, as `seat` sees it, with what it is asked in words. */
export async function position(record: GivenGameRecord, seat: Seat): Promise<Seen> {
  const at = record.choices?.length ?? 0;
  const wanted = { record, seat, steps: false, views: [at, at + 1], show: ["words"] };
  const { views } = await ask<Replayed>("POST", "study/replay", wanted);
  return views[0]!;
}

/**
 * What happened in a record (with `steps`), and how things stood in a stretch of it, as a seat or a spectator sees it,
 * with what lay hidden then.
 */
export function replayed(
  record: GivenGameRecord,
  views: [number, number],
  steps: boolean,
  show: readonly ("words" | "facts")[],
  seat: Seat | null = null,
): Promise<Replayed> {
  return ask("POST", "study/replay", { record, seat, steps, views, hidden: true, show });
}

/** What a choice would bring. */
type Foreseen = Pick<Previewed, "events" | "stop" | "cautions"> & { refusal: null };

export async function tryOut(
  record: GivenGameRecord,
  seat: Seat,
  choice: string,
  show: readonly ("words" | "facts")[] = [],
): Promise<Foreseen | { events: null; refusal: Refusal }> {
  const words = show.filter((each) => each === "words");
  try {
    const wanted = { record, seat, choice, show: words };
    const answer = await ask<Previewed | Refusal>("POST", "study/preview", wanted);
    if (answer.is === "refused") return { events: null, refusal: answer };
    const { events, stop, cautions } = answer;
    return { events, stop, cautions, refusal: null };
  } catch (problem) {
    if (problem instanceof Refused) return { events: null, refusal: problem.refusal };
    return { events: null, refusal: offline() };
  }
}

/** Judge a whole game; of the `table` where one played it, accuracy and luck go to one's profile. Takes seconds, and the first time on a machine longer. */
export function review(record: GivenGameRecord, table?: string, progress?: Progress): Promise<Review> {
  const kept = table && !isHere(`tables/${table}`) ? `?table=${encodeURIComponent(table)}` : "";
  return ask("POST", `study/review${kept}`, { record }, null, progress);
}

/** Check the options of a game; throws what is wrong with them. */
export function checkOptions(game: string, options: Record<string, unknown>): Promise<unknown> {
  return ask("POST", "study/options", { game, options });
}

/** Read options that bring cards: what these say, or everything that is wrong with them. */
export function readPrinted(game: string, options: Record<string, unknown>): Promise<Printed> {
  return ask("POST", "study/printed", { game, options, language: language() });
}

/** Read a position set up by hand: everything that is wrong with it, or what to begin with. */
export function readPosition(game: string, position: string): Promise<Drafted> {
  return ask("POST", "study/position", { game, position });
}

/** What the adviser would do after all choices of a record. Takes seconds. */
export function adviceOn(record: GivenGameRecord): Promise<Advice> {
  return ask("POST", "study/advice", { record });
}

/** A position off the line of a record. */
export function explore(wanted: Exploring): Promise<Explored> {
  return ask("POST", "study/explore", wanted);
}

/** An analysis checked and cleaned, with what each of its moves brought; throws what is wrong with it. */
export function openAnalysis(wanted: OpeningAnalysis): Promise<OpenedAnalysis> {
  return ask("POST", "study/analysis", wanted);
}

/** Keep an analysis at the server for a while; it is read by its name. */
export function shareAnalysis(analysis: Analysis): Promise<SharedAnalysis> {
  return ask("POST", "analyses", analysis);
}

export function sharedAnalysis(id: string): Promise<Analysis> {
  return ask("GET", `analyses/${encodeURIComponent(id)}`);
}

/** What the seat that is to choose can expect after all choices of a record. Takes a second or more. */
export function assess(wanted: Assessing, signal: AbortSignal): Promise<Assessment> {
  return ask("POST", "study/assess", wanted, signal);
}

/** Open a table that continues from a position of a record. */
export function playOn(wish: PlayOn): Promise<TableInfo> {
  return ask("POST", "study/play-on", wish);
}
