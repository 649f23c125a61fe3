/** An analysis as a tree: the moves of a record, what else was tried, and comments. */

import type { Analysis, Seat, Step } from "../wire/messages";

export interface Made {
  seat: Seat;
  choice: string;
}

export interface Node {
  readonly parent: Node | null;
  readonly at: number; // moves made until here
  readonly made: Made | null; // null at the start, and where the record has an entry that is no choice
  readonly recorded: boolean; // on the line of the game
  step: Step; // what it brought
  comment: string;
  children: Node[]; // the first one continues the line
}

const START: Step = { seat: null, choice: null, events: [] };

function node(parent: Node | null, step: Step, recorded: boolean): Node {
  const { seat, choice } = step;
  const made = seat === null || choice === null ? null : { seat, choice };
  const child: Node = {
    parent,
    at: parent ? parent.at + 1 : 0,
    made,
    recorded,
    step,
    comment: "",
    children: [],
  };
  parent?.children.push(child);
  return child;
}

/** The line of a record, the start first. */
export function lineOf(steps: readonly Step[]): Node[] {
  const line: Node[] = [];
  for (const step of steps.length > 0 ? steps : [START]) line.push(node(line.at(-1) ?? null, step, true));
  return line;
}

/** Put what an analysis has beside the line of its record. `steps`: what each of its moves brought. */
export function graft(line: readonly Node[], analysis: Analysis, steps: readonly Step[]): Node[] {
  const all = [...line];
  for (const [at, comment] of Object.entries(analysis.comments ?? {})) {
    const there = line[Number(at)];
    if (there) there.comment = comment;
  }
  (analysis.moves ?? []).forEach((move, i) => {
    const parent = all[move.after];
    if (!parent) return; // the server has refused such a file
    const added = add(parent, move, steps[i] ?? { ...START, seat: move.seat, choice: move.choice });
    added.comment = move.comment ?? "";
    all.push(added);
  });
  return all;
}

/** The move as a child: the one that is there already, or a new one. */
export function add(parent: Node, { seat, choice }: Made, step: Step): Node {
  const same = parent.children.find(({ made }) => made?.seat === seat && made.choice === choice);
  return same ?? node(parent, { ...step, seat, choice }, false);
}

/** All nodes in the order in which they are numbered: the line of the record, then what was tried, parents first. */
export function numbered(start: Node): Node[] {
  const line: Node[] = [];
  for (let at: Node | undefined = start; at; at = at.children.find(({ recorded }) => recorded)) line.push(at);
  const tried: Node[] = [];
  const visit = (parent: Node): void => {
    for (const child of parent.children) {
      if (!child.recorded) tried.push(child);
      if (!child.recorded) visit(child);
    }
  };
  line.forEach(visit);
  return [...line, ...tried];
}

/** The moves and comments as an analysis has them. */
export function written(start: Node): Required<Pick<Analysis, "moves" | "comments">> {
  const all = numbered(start);
  const number = new Map(all.map((each, i) => [each, i]));
  const moves = all.flatMap(({ recorded, parent, made, comment }) =>
    recorded || !parent || !made
      ? []
      : [{ after: number.get(parent)!, ...made, ...(comment ? { comment } : {}) }],
  );
  const comments = Object.fromEntries(
    all.flatMap(({ recorded, comment }, i) => (recorded && comment ? [[i, comment]] : [])),
  );
  return { moves, comments };
}

/** Where it leaves the record, and the moves from there on. */
export function pathTo(node: Node): { after: number; moves: Made[] } {
  const moves: Made[] = [];
  let at: Node = node;
  for (; !at.recorded && at.parent; at = at.parent) if (at.made) moves.unshift(at.made);
  return { after: at.at, moves };
}

/** Take a variation away, with all that follows; where one stands then. The record stays as it was played. */
export function remove(node: Node): Node {
  const { parent } = node;
  if (!parent || node.recorded) return node;
  parent.children = parent.children.filter((each) => each !== node);
  return parent;
}

/** Whether a variation can go before the one above it: nothing goes before what was played. */
export function canPromote(node: Node): boolean {
  const before = sibling(node, -1);
  return !node.recorded && before !== null && !before.recorded;
}

export function promote(node: Node): void {
  const before = sibling(node, -1);
  if (!canPromote(node) || !before) return;
  const { children } = node.parent!;
  const at = children.indexOf(node);
  [children[at - 1], children[at]] = [node, before];
}

/** The variation above or below. */
export function sibling(node: Node, by: 1 | -1): Node | null {
  const all = node.parent?.children ?? [];
  return all[all.indexOf(node) + by] ?? null;
}

export interface Row {
  node: Node;
  depth: number; // 0 on the main line, more in variations
  begins: boolean; // a variation begins here
}

/** The moves as they stand in a list: each one, what else was tried in its place, then what follows it. */
export function rowsOf(start: Node): Row[] {
  const rows: Row[] = [];
  const put = (first: Node, depth: number, begins: boolean): void => {
    let isFirst = begins;
    for (let parent = first.parent!, at: Node | undefined = first; at;) {
      rows.push({ node: at, depth, begins: isFirst });
      isFirst = false;
      if (parent.children[0] === at)
        for (const other of parent.children.slice(1)) put(other, depth + 1, true);
      parent = at;
      at = at.children[0];
    }
  };
  const [next] = start.children;
  if (next) put(next, 0, false);
  return rows;
}

/** The last move of the line that a node stands on. */
export function endOf(node: Node): Node {
  let at = node;
  while (at.children[0]) at = at.children[0];
  return at;
}
