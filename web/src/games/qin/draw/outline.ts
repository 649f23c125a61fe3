/** The outline of squares that touch, as one path with round corners. */

import type { Space } from "../data/space";

export const CELL = 40; // the length of a square in the units of the drawing

interface Point {
  x: number;
  y: number;
}

/**
 * The path around `spaces`, drawn `inset` inside the squares' edges, the corners rounded by `radius`.
 * Holes come out as loops of their own; fill the path by the even-odd rule.
 */
export function outline(spaces: readonly Space[], inset: number, radius: number): string {
  return loops(spaces)
    .map((loop) => rounded(moveInside(corners(loop), inset), radius))
    .join("");
}

/** The edges around the squares, clockwise, as closed loops of grid points. */
function loops(spaces: readonly Space[]): Point[][] {
  const inside = new Set(spaces.map(({ column, row }) => `${column},${row}`));
  const has = (column: number, row: number) => inside.has(`${column},${row}`);
  const edges = new Map<string, Point[]>(); // from a grid point to where edges lead from it
  const add = (x1: number, y1: number, x2: number, y2: number) => {
    const key = `${x1},${y1}`;
    edges.set(key, [...(edges.get(key) ?? []), { x: x2, y: y2 }]);
  };
  for (const { column: x, row: y } of spaces) {
    if (!has(x, y - 1)) add(x, y, x + 1, y);
    if (!has(x + 1, y)) add(x + 1, y, x + 1, y + 1);
    if (!has(x, y + 1)) add(x + 1, y + 1, x, y + 1);
    if (!has(x - 1, y)) add(x, y + 1, x, y);
  }
  const found: Point[][] = [];
  for (const [key, [target]] of [...edges]) {
    if (!target || (edges.get(key)?.length ?? 0) === 0) continue;
    const [x = 0, y = 0] = key.split(",").map(Number);
    const loop: Point[] = [{ x, y }];
    let here: Point = { x, y };
    let way: Point = { x: 0, y: 0 };
    for (;;) {
      const out = edges.get(`${here.x},${here.y}`) ?? [];
      // Where two squares touch only in a corner, keep to the right: each has its own loop.
      const next = out.find((to) => turnsRight(way, here, to)) ?? out[0];
      if (!next) break;
      out.splice(out.indexOf(next), 1);
      way = { x: next.x - here.x, y: next.y - here.y };
      here = next;
      if (here.x === x && here.y === y) break;
      loop.push(here);
    }
    found.push(loop);
  }
  return found;
}

function turnsRight(way: Point, here: Point, to: Point): boolean {
  return to.x - here.x === -way.y && to.y - here.y === way.x && (way.x !== 0 || way.y !== 0);
}

/** Only the points where the loop turns. */
function corners(loop: readonly Point[]): Point[] {
  return loop.filter((point, i) => {
    const before = loop.at(i - 1)!;
    const after = loop[(i + 1) % loop.length]!;
    return (point.x - before.x) * (after.y - point.y) !== (point.y - before.y) * (after.x - point.x);
  });
}

/** The points in drawing units, moved to the right of the way, where the squares lie. */
function moveInside(loop: readonly Point[], inset: number): Point[] {
  return loop.map((point, i) => {
    const before = loop.at(i - 1)!;
    const after = loop[(i + 1) % loop.length]!;
    const from = { x: Math.sign(point.x - before.x), y: Math.sign(point.y - before.y) };
    const to = { x: Math.sign(after.x - point.x), y: Math.sign(after.y - point.y) };
    return {
      x: point.x * CELL + inset * (-from.y - to.y),
      y: point.y * CELL + inset * (from.x + to.x),
    };
  });
}

function rounded(loop: readonly Point[], radius: number): string {
  const parts = loop.map((point, i) => {
    const before = towards(point, loop.at(i - 1)!, radius);
    const after = towards(point, loop[(i + 1) % loop.length]!, radius);
    return `${i === 0 ? "M" : "L"}${text(before)}Q${text(point)} ${text(after)}`;
  });
  return parts.join("") + "Z";
}

function towards(from: Point, to: Point, by: number): Point {
  return { x: from.x + by * Math.sign(to.x - from.x), y: from.y + by * Math.sign(to.y - from.y) };
}

function text({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
