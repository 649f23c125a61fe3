import { describe, expect, it } from "vitest";
import { layoutFor } from "../src/games/great-wall/scene/layout";

describe("the layout of the scene", () => {
  it.each([
    [0, 0],
    [852, 0],
    [0, 704],
    [390, 470],
    [852, 704],
    [1600, 900],
  ])("is made of numbers in a window of %i by %i", (width, height) => {
    const { k, w, h, foot, lots, court } = layoutFor(width, height, 3);
    const all = [k, w, h, foot, ...Object.values(court), ...lots.flatMap((lot) => Object.values(lot))];
    expect(all.filter((each) => !Number.isFinite(each))).toEqual([]);
  });
});
