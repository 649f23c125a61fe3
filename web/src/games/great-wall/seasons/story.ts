/** What happened, in chapters: each is a step of a season or a seat's turn, with what it brought to whom. */

import { undoneIn } from "../../../table/history";
import type { AnyEvent } from "../../../table/seen";
import type { GreatWallAssaulted, GreatWallEvent } from "../../../wire/generated";
import type { Item } from "../../../wire/messages";

/** What one line of the log, or one step of a replay, brought. */
export interface Page {
  number: number;
  events: readonly GreatWallEvent[];
}

/** What happened to one Clan in one go, or (null) to the table. */
export interface Passage {
  clan: number | null;
  events: GreatWallEvent[];
}

export interface Chapter {
  key: string;
  year: number | null; // null: it began before what we know
  season: string; // as in `gw-phase`; empty before the first
  step: string; // as in `gw-step`; `turn` for a turn of Fall, empty where a season has only begun
  of: string; // the Section of an Assault
  clause: string; // the rule of this step
  turn: number | null; // whose turn it is
  passages: Passage[];
}

/** The seasons that run by themselves. */
export const FILMED: ReadonlySet<string> = new Set(["spring", "summer", "winter", "end"]);
const TURN = "gw.fall.boxes";

type Head = Pick<Chapter, "year" | "season" | "step" | "of" | "clause" | "turn">;
const UNKNOWN: Head = { year: null, season: "", step: "", of: "", clause: "", turn: null };

/** The lines that still count, with what they brought. */
export function pagesOf(items: readonly Item[]): Page[] {
  const undone = undoneIn(items);
  return items.flatMap((item) =>
    "events" in item && !undone.has(item.number)
      ? [{ number: item.number, events: item.events as readonly AnyEvent[] as readonly GreatWallEvent[] }]
      : [],
  );
}

/** The steps of a replay, with what each brought. */
export function pagesIn(steps: readonly { events: readonly AnyEvent[] }[]): Page[] {
  return steps.map(({ events }, number) => ({ number, events: events as readonly GreatWallEvent[] }));
}

/** The chapters of everything after page `after`; what came before says in which of them it begins. */
export function story(pages: readonly Page[], after = -1): Chapter[] {
  let head = UNKNOWN;
  const chapters: Chapter[] = [];
  let open: Chapter | null = null;
  for (const { number, events } of pages)
    events.forEach((event, i) => {
      const next = headAfter(head, event);
      if (next !== head) [head, open] = [next, null];
      if (next.step === "turn" && event.event === "began") return; // the heading says it
      if (head.step === "scoring" && event.event === "honor") return; // each line of the scoring says it for all
      if (number <= after || event.event === "began" || event.event === "step") return;
      open ??= begun(chapters, head, `${number}.${i}`);
      add(open, event);
    });
  return chapters;
}

function headAfter(head: Head, event: GreatWallEvent): Head {
  if (event.event === "step") {
    const { phase: season, step, of, clause } = event;
    return { ...head, season, step, of, clause, turn: null };
  }
  if (event.event !== "began") return head;
  if (event.what === "turn") return { ...head, step: "turn", of: "", clause: TURN, turn: event.number };
  return { ...UNKNOWN, year: event.number, season: event.what };
}

function begun(chapters: Chapter[], head: Head, key: string): Chapter {
  const chapter = { key, ...head, passages: [] };
  chapters.push(chapter);
  return chapter;
}

function add({ passages }: Chapter, event: GreatWallEvent): void {
  const clan = "seat" in event && event.seat >= 0 ? event.seat : null;
  const last = passages.at(-1);
  if (last?.clan === clan) last.events.push(event);
  else passages.push({ clan, events: [event] });
}

/** The Assault that a chapter is about. */
export function assaultIn({ passages }: Chapter): GreatWallAssaulted | null {
  for (const { events } of passages)
    for (const event of events) if (event.event === "assaulted") return event;
  return null;
}

/** Without the lines of the final scoring, where a table of them stands beside it. */
export function withoutScores(chapters: readonly Chapter[]): Chapter[] {
  const others = ({ event }: GreatWallEvent) => event !== "scored";
  return chapters.flatMap((chapter) => {
    const passages = chapter.passages
      .map(({ clan, events }) => ({ clan, events: events.filter(others) }))
      .filter(({ events }) => events.length > 0);
    return passages.length > 0 ? [{ ...chapter, passages }] : [];
  });
}

/** What the seat's own last choice brought, and everything since. */
export function sinceDecision(items: readonly Item[], seat: number): Chapter[] {
  const own = items.findLast((item) => item.what === "chose" && item.seat === seat);
  return story(pagesOf(items), own ? own.number - 1 : -1);
}

/** A season of one Year, to be read again. */
export interface Season {
  key: string;
  year: number | null;
  season: string;
  chapters: Chapter[];
}

export function seasonsOf(chapters: readonly Chapter[]): Season[] {
  const seasons: Season[] = [];
  for (const chapter of chapters) {
    if (!FILMED.has(chapter.season)) continue;
    const last = seasons.at(-1);
    if (last && last.season === chapter.season && last.year === chapter.year) last.chapters.push(chapter);
    else
      seasons.push({
        key: `${chapter.year}${chapter.season}`,
        year: chapter.year,
        season: chapter.season,
        chapters: [chapter],
      });
  }
  return seasons;
}
