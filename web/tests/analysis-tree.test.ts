import { describe, expect, test } from "vitest";
import {
  add,
  canPromote,
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
} from "../src/analysis/tree";
import type { Analysis, Step } from "../src/wire/messages";

const step = (seat: number | null, choice: string | null): Step => ({ seat, choice, events: [] });
const made = (choice: string, seat = 0): Made => ({ seat, choice });
const game = () => lineOf([step(null, null), step(0, "a"), step(1, "b"), step(0, "c")]);
const names = (start: Node) =>
  rowsOf(start).map(({ node, depth, begins }) => `${depth}${begins ? ">" : " "}${node.made?.choice}`);

/** A game a b c, with x y instead of b, and z instead of y. */
function tried() {
  const line = game();
  const x = add(line[1]!, made("x", 1), step(1, "x"));
  const y = add(x, made("y"), step(0, "y"));
  const z = add(x, made("z"), step(0, "z"));
  return { line, x, y, z };
}

describe("the tree of an analysis", () => {
  test("a move that is there already is not added again", () => {
    const { line, x } = tried();
    expect(add(line[1]!, made("x", 1), step(1, "x"))).toBe(x);
    expect(add(line[1]!, made("b", 1), step(1, "b"))).toBe(line[2]);
    expect(add(line[1]!, made("x", 0), step(0, "x"))).not.toBe(x); // another seat's
  });

  test("variations stand below what was played in their place", () => {
    expect(names(tried().line[0]!)).toEqual(["0 a", "0 b", "1>x", "1 y", "2>z", "0 c"]);
    expect(names(lineOf([]).at(0)!)).toEqual([]);
  });

  test("a position is found by where it leaves the record and by the moves from there", () => {
    const { line, z } = tried();
    expect(pathTo(line[2]!)).toEqual({ after: 2, moves: [] });
    expect(pathTo(z)).toEqual({ after: 1, moves: [made("x", 1), made("z")] });
    expect(endOf(line[0]!)).toBe(line[3]);
  });

  test("it is written and read again, with its comments", () => {
    const { line, x, y, z } = tried();
    line[2]!.comment = "as played";
    z.comment = "better?";
    const { moves, comments } = written(line[0]!);
    expect(comments).toEqual({ 2: "as played" });
    expect(moves).toEqual([
      { after: 1, seat: 1, choice: "x" },
      { after: 4, seat: 0, choice: "y" },
      { after: 4, seat: 0, choice: "z", comment: "better?" },
    ]);
    expect(numbered(line[0]!)).toEqual([...line, x, y, z]);
    const again = game();
    const analysis = { moves, comments } as unknown as Analysis;
    graft(
      again,
      analysis,
      moves.map(({ seat, choice }) => step(seat, choice)),
    );
    expect(names(again[0]!)).toEqual(names(line[0]!));
    expect(written(again[0]!)).toEqual({ moves, comments });
  });

  test("a variation moves up, but never before what was played", () => {
    const { line, x, y, z } = tried();
    expect([x, y, z, line[2]!].map(canPromote)).toEqual([false, false, true, false]);
    promote(z);
    expect(x.children).toEqual([z, y]);
    promote(x);
    expect(line[1]!.children).toEqual([line[2], x]);
    expect(sibling(z, 1)).toBe(y);
    expect(sibling(z, -1)).toBeNull();
  });

  test("a variation goes with all that follows; the record stays", () => {
    const { line, x } = tried();
    expect(remove(line[2]!)).toBe(line[2]);
    expect(remove(x)).toBe(line[1]);
    expect(names(line[0]!)).toEqual(["0 a", "0 b", "0 c"]);
  });
});
