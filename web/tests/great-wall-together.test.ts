import { describe, expect, it } from "vitest";
import { swiped } from "../src/games/great-wall/draw/swipe";
import { lastSteps } from "../src/games/great-wall/together/turn";
import type { Item } from "../src/wire/messages";
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

describe("what Qin Jiushao did last", () => {
  const line = (number: number, events: object[]) =>
    ({ what: "chose", number, at: 0, seat: 0, choice: "x", events }) as unknown as Item;
  const tell = (event: { event: string }) => (event.event === "silent" ? null : event.event);

  it("comes from the newest line with anything of his, each step with its reasons", () => {
    const items = [
      line(1, [{ event: "old", seat: 2 }]),
      line(2, [
        { event: "moved", seat: 2 },
        { event: "reason", seat: 2 },
        { event: "gained", seat: 0 },
        { event: "silent", seat: 2 },
        { event: "built", seat: 2 },
      ]),
      line(3, [{ event: "moved", seat: 0 }]),
    ];
    expect(lastSteps(items, 2, tell)).toEqual([
      { what: "moved", why: ["reason"] },
      { what: "built", why: [] },
    ]);
  });

  it("is nothing before his first turn", () => {
    expect(lastSteps([line(1, [{ event: "moved", seat: 0 }])], 2, tell)).toEqual([]);
  });
});
