import { describe, expect, it } from "vitest";
import { swiped } from "../src/games/great-wall/draw/swipe";
import { payers } from "../src/games/great-wall/together/requests";

describe("who can pay for a Request", () => {
  it("says who has it, who lacks it, and who keeps it behind a screen", () => {
    const found = payers({ what: "W", n: 3, together: false, has: [3, null, 1], able: [true, null, false] });
    expect(found.map(({ seat, state, told }) => [seat, state, told])).toEqual([
      [0, "has", "✓"],
      [1, "hidden", "?"],
      [2, "lacks", "1/3"],
    ]);
  });

  it("asks nothing of whoever has left", () => {
    const found = payers({ what: "honor", n: 10, together: false, has: [12, 30], able: [true, null] });
    expect(found.map(({ seat }) => seat)).toEqual([0]);
  });
});

describe("a swipe between panes", () => {
  it("goes across, and far enough", () => {
    expect(swiped(-80, 10)).toBe(1);
    expect(swiped(80, -10)).toBe(-1);
    expect(swiped(-30, 0)).toBe(0);
    expect(swiped(-80, 70)).toBe(0); // that is scrolling
  });
});
