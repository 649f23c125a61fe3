import { describe, expect, it } from "vitest";
import { outline } from "../src/games/qin/draw/outline";
import { spaceOf } from "../src/games/qin/data/space";

const path = (...names: string[]) => outline(names.map(spaceOf), 0, 0);
const points = (d: string) => [...d.matchAll(/[ML](-?[\d.]+ -?[\d.]+)/g)].map((found) => found[1]);

describe("the outline of squares", () => {
  it("of one square has its four corners, clockwise", () => {
    expect(points(path("a1"))).toEqual(["0 0", "40 0", "40 40", "0 40"]);
  });

  it("of two squares side by side leaves out the seam between them", () => {
    expect(points(path("a1", "b1"))).toEqual(["0 0", "80 0", "80 40", "0 40"]);
  });

  it("of an angle has six corners", () => {
    expect(points(path("a1", "b1", "b2"))).toHaveLength(6);
  });

  it("of a ring has a second loop around the hole", () => {
    const ring = path("a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3");
    expect(ring.match(/M/g)).toHaveLength(2);
    expect(ring.match(/Z/g)).toHaveLength(2);
  });

  it("of squares that touch in a corner only is two loops, one for each", () => {
    const corners = path("a1", "b2");
    expect(corners.match(/M/g)).toHaveLength(2);
    expect(points(corners)).toHaveLength(8);
  });

  it("of a staircase around a corner stays one loop", () => {
    expect(path("a1", "b1", "b2", "c2").match(/M/g)).toHaveLength(1);
  });

  it("is drawn inside the squares by its inset, at inner corners too", () => {
    expect(points(outline(["a1", "b1", "b2"].map(spaceOf), 2, 0))).toEqual(
      expect.arrayContaining(["2 2", "78 2", "78 78", "42 78", "42 38", "2 38"]),
    );
  });
});
