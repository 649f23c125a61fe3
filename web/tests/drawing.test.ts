import { describe, expect, it } from "vitest";
import { hills, peaks } from "../src/drawing/landscape";
import { random } from "../src/drawing/random";
import { high, pagoda, SIGNS } from "../src/games/qin/draw/pagoda";

const first = (seed: string, count: number) => {
  const next = random(seed);
  return Array.from({ length: count }, next);
};

describe("a drawing", () => {
  it("is the same for the same seed, and another for another", () => {
    expect(first("qin", 5)).toEqual(first("qin", 5));
    expect(first("qin", 5)).not.toEqual(first("wall", 5));
    expect(first("qin", 200).every((value) => value >= 0 && value < 1)).toBe(true);
    expect(new Set(first("qin", 200)).size).toBe(200);
  });

  it("has hills from beyond the left edge to beyond the right one", () => {
    const d = /d="([^"]+)"/.exec(hills(random("a"), 600, 100, 20, 90, "green", 300))![1]!;
    const xs = [...d.matchAll(/[ML ](-?\d+) \d+/g)].map(([, x]) => Number(x));
    expect(Math.min(...xs)).toBeLessThan(0);
    expect(Math.max(...xs)).toBeGreaterThan(600);
  });

  it("has mountains with a side in the shade", () => {
    const drawn = peaks(random("a"), 0, 600, 100, 60, 3, "peak");
    expect(drawn.match(/--draw-peak\)/g)).toHaveLength(3);
    expect(drawn.match(/--draw-peak-shade\)/g)).toHaveLength(3);
  });
});

describe("a pagoda", () => {
  it("has the sign of its seat, so that its color is not all that tells it", () => {
    expect(new Set(SIGNS).size).toBe(4);
    SIGNS.forEach((sign, seat) => {
      const drawn = pagoda(seat, 2);
      expect(SIGNS.filter((each) => drawn.includes(each))).toEqual([sign]);
    });
  });

  it("over a major province is a roof higher and has a golden finial", () => {
    const roofs = (drawn: string) => drawn.match(/fill="var\(--seat\)"/g)?.length;
    expect([2, 3].map((count) => roofs(pagoda(0, count)))).toEqual([2, 3]);
    expect(high(3)).toBeGreaterThan(high(2));
    expect([2, 3].map((count) => pagoda(0, count).includes("gamboge"))).toEqual([false, true]);
  });
});
