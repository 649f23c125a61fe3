import { describe, expect, it } from "vitest";
import { clockText } from "../src/table/clock";

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
});
