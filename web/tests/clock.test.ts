import { describe, expect, it } from "vitest";
import { clockText, dueSound } from "../src/table/clock";

describe("a clock", () => {
  it("reads as people read clocks, and shows no zero before time is up", () => {
    expect([0, 1, 59_001, 61_000, 3_609_000, 2 * 86_400_000 + 3_600_000].map(clockText)).toEqual([
      "0:00",
      "0:01",
      "1:00",
      "1:01",
      "1:00:09",
      "2 d 1 h",
    ]);
  });

  it("is heard once when thirty and when ten seconds are left, and not when it is first seen then", () => {
    const heard = (times: number[]) => times.slice(1).map((left, i) => dueSound(times[i]!, left) !== null);
    expect(heard([31_000, 30_100, 29_900, 29_000, 10_001, 10_000, 9_000])).toEqual([
      false,
      true,
      false,
      false,
      true,
      false,
    ]);
    expect(heard([Infinity, 9_000, 8_000])).toEqual([false, false]);
    expect(heard([9_000, 35_000, 30_000])).toEqual([false, true]); // time was added
  });
});
