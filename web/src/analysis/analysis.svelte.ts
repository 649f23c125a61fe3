/** An analysis being worked on: where we are in its tree, how things stand there, and what that is worth. */

import { signOf } from "../games/registry";
import type { Forecast } from "../table/shown";
import { Refused, troubleOf } from "../wire/api";
import {
  type Analysis as Written,
  type Assessment,
  type Explored,
  type GameRecord,
  offline,
  type Refusal,
  type Seat,
  type Text,
} from "../wire/messages";
import { assess, explore, openAnalysis, replayed, tryOut } from "../wire/study";
import {
  add,
  endOf,
  graft,
  lineOf,
  type Made,
  type Node,
  numbered,
  pathTo,
  promote,
  remove,
  rowsOf,
  sibling,
  written,
} from "./tree";

const REST = 250; // milliseconds at a position before it is assessed
export const LONGEST_COMMENT = 600; // as the server takes them
export const LONGEST_TITLE = 80;

export class Analysis {
  readonly fixed: boolean;
  title = $state("");
  now = $state.raw<Node | null>(null);
  explored = $state.raw<Explored | null>(null); // how things stand at `now`
  assessment = $state.raw<Assessment | null>(null); // what `now` is worth
  assessing = $state(false);
  assesses = $state(true); // whether positions are assessed by themselves
  busy = $state(false);
  trouble = $state("");
  seats = $state(0);
  automata = $state.raw<readonly Text[]>([]);

  #version = $state(0); // of the tree
  #line: Node[] = [];
  #seed = "";
  #record: GameRecord | null = null;
  #found = new Map<Node, Map<Seat | null, Explored>>();
  #worth = new Map<Node, Map<Seat, Assessment>>();
  #assessment: AbortController | null = null;
  #eyes: Seat | null = null;
  #changed: (analysis: Written) => void;

  /** `fixed`: it may only be looked at. `changed` keeps it. */
  constructor(fixed: boolean, changed: (analysis: Written) => void = () => {}) {
    this.fixed = fixed;
    this.#changed = changed;
  }

  readonly rows = $derived((this.#version, this.#line[0] ? rowsOf(this.#line[0]) : []));
  readonly record = $derived((this.#version, this.#record));
  /** Whether something can be chosen here. */
  get open(): boolean {
    return !this.fixed && !this.busy && (this.explored?.asked.length ?? 0) > 0;
  }

  async read(analysis: Written, at = 0): Promise<void> {
    try {
      const { record } = analysis;
      const show = this.#show(record);
      const [line, opened] = await Promise.all([
        replayed(record, [0, 0], true, show),
        openAnalysis({ analysis, show: [...show] }),
      ]);
      this.#record = opened.analysis.record;
      this.#seed = opened.analysis.seed;
      this.title = opened.analysis.title ?? "";
      this.seats = line.seats ?? 0;
      this.automata = line.automata ?? [];
      this.#line = lineOf(line.steps ?? []);
      const all = graft(this.#line, opened.analysis, opened.steps);
      this.#version += 1;
      this.trouble = "";
      await this.go(all[at] ?? this.#line[0]!);
    } catch (problem) {
      this.trouble = troubleOf(problem);
    }
  }

  /** The number of the position, for its address. */
  number(node: Node): number {
    return this.#line[0] ? numbered(this.#line[0]).indexOf(node) : 0;
  }

  written(): Written | null {
    if (!this.#record || !this.#line[0]) return null;
    const { title } = this;
    return {
      format: "mandate-analysis-1",
      ...(title ? { title } : {}),
      seed: this.#seed,
      record: this.#record,
      ...written(this.#line[0]),
    };
  }

  // --- where we are -------------------------------------------------------------------------------

  async go(node: Node | null | undefined): Promise<void> {
    if (!node) return;
    this.now = node;
    this.#eyes = null;
    await this.#look(node, null);
  }

  back = (): void => void this.go(this.now?.parent);
  on = (): void => void this.go(this.now?.children[0]);
  first = (): void => void this.go(this.#line[0]);
  last = (): void => void this.go(this.now && endOf(this.now));
  beside = (by: 1 | -1): void => void this.go(this.now && sibling(this.now, by));

  /** See it as another seat sees it, which may have something to choose as well. */
  lookAs(seat: Seat): void {
    this.#eyes = seat;
    if (this.now) void this.#look(this.now, seat);
  }

  /** The line is back: fetch again what did not arrive. */
  lookAgain(): void {
    if (this.now && !this.explored) void this.#look(this.now, this.#eyes);
  }

  async #look(node: Node, eyes: Seat | null): Promise<void> {
    this.#stopAssessing();
    this.assessment = null;
    const known = this.#found.get(node)?.get(eyes);
    if (known) {
      this.explored = known;
    } else {
      this.busy = true;
      try {
        const found = await this.#explore(pathTo(node), eyes);
        this.#keep(node, eyes, found);
        if (this.now !== node || this.#eyes !== eyes) return;
        this.explored = found;
        this.trouble = "";
      } catch (problem) {
        if (this.now !== node) return;
        this.trouble = troubleOf(problem);
        this.explored = null;
        return;
      } finally {
        if (this.now === node) this.busy = false;
      }
    }
    this.busy = false;
    this.assess();
  }

  #keep(node: Node, eyes: Seat | null, found: Explored): void {
    const views = this.#found.get(node) ?? new Map<Seat | null, Explored>();
    this.#found.set(node, views.set(eyes, found));
  }

  #explore({ after, moves }: { after: number; moves: Made[] }, seat: Seat | null): Promise<Explored> {
    const record = this.#record!;
    return explore({ record, after, moves, seed: this.#seed, seat, show: [...this.#show(record)] });
  }

  #show(record: GameRecord): readonly ("words" | "facts")[] {
    return signOf(String(record.game)).show.filter((each) => each !== "orders");
  }

  // --- trying ---------------------------------------------------------------------------------------

  async preview(token: string): Promise<Forecast> {
    const { explored } = this;
    if (!explored || explored.seat === null) return { events: null, refusal: offline() };
    return tryOut(explored.record, explored.seat, token, this.#show(explored.record));
  }

  /** Make a move here: the one of the record, one that was tried before, or a new one. Why it was refused, or null. */
  async choose(token: string): Promise<Refusal | null> {
    const { now, explored } = this;
    if (!now || !explored || explored.seat === null || !this.open) return null;
    const { after, moves } = pathTo(now);
    let found: Explored;
    this.busy = true;
    try {
      found = await this.#explore({ after, moves: [...moves, { seat: explored.seat, choice: token }] }, null);
    } catch (problem) {
      return problem instanceof Refused ? problem.refusal : offline();
    } finally {
      this.busy = false;
    }
    let node = this.#line[found.after]!;
    for (const move of found.moves) node = add(node, move, found.step);
    this.#keep(node, null, found);
    if (found.moves.length > 0) this.#tellChanged();
    await this.go(node);
    return null;
  }

  // --- editing --------------------------------------------------------------------------------------

  comment(text: string): void {
    if (this.fixed || !this.now || this.now.comment === text) return;
    this.now.comment = text;
    this.#tellChanged();
  }

  call(title: string): void {
    if (this.fixed || this.title === title) return;
    this.title = title;
    this.#tellChanged();
  }

  promote(): void {
    if (this.fixed || !this.now) return;
    promote(this.now);
    this.#tellChanged();
  }

  remove(): void {
    if (this.fixed || !this.now || this.now.recorded) return;
    const left = remove(this.now);
    this.#tellChanged();
    void this.go(left);
  }

  #tellChanged(): void {
    this.#version += 1;
    const analysis = this.written();
    if (analysis) this.#changed(analysis);
  }

  // --- what it is worth -----------------------------------------------------------------------------

  /** Have the position assessed, if that is wanted; until one moves on. */
  assess(): void {
    const { now, explored } = this;
    this.#stopAssessing();
    const seat = explored?.seat ?? null;
    if (!this.assesses || !now || !explored || seat === null || !explored.asked.includes(seat)) return;
    const known = this.#worth.get(now)?.get(seat);
    if (known) {
      this.assessment = known;
      return;
    }
    const work = new AbortController();
    this.#assessment = work;
    this.assessing = true;
    const timer = setTimeout(() => void this.#assess(now, explored, seat, work), REST);
    work.signal.addEventListener("abort", () => clearTimeout(timer));
  }

  async #assess(node: Node, explored: Explored, seat: Seat, work: AbortController): Promise<void> {
    try {
      const found = await assess({ record: explored.record, seat }, work.signal);
      this.#worth.set(node, (this.#worth.get(node) ?? new Map<Seat, Assessment>()).set(seat, found));
      if (this.#assessment === work) this.assessment = found;
    } catch (problem) {
      if (!work.signal.aborted) this.trouble = troubleOf(problem);
    } finally {
      if (this.#assessment === work) this.#stopAssessing();
    }
  }

  #stopAssessing(): void {
    const work = this.#assessment;
    this.#assessment = null;
    this.assessing = false;
    work?.abort();
  }

  /** Nothing is looked at any more. */
  close(): void {
    this.#stopAssessing();
  }
}
