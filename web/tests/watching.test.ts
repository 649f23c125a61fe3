import { describe, expect, it } from "vitest";
import { phaseOf } from "../src/start/card";
import type { Remark } from "../src/wire/messages";
import { merged, missed } from "../src/watching/remarks";

const remark = (number: number): Remark => ({
  number,
  at: 0,
  name: "Cy",
  text: "",
  phrase: "wow",
  tag: null,
});
const numbers = (remarks: readonly Remark[]) => remarks.map(({ number }) => number);

describe("what spectators say", () => {
  it("stands there once and in order, however it came", () => {
    expect(numbers(merged([remark(1), remark(3)], [remark(3), remark(2)]))).toEqual([1, 2, 3]);
  });

  it("is fetched again after a gap", () => {
    expect(missed([], [])).toBe(false);
    expect(missed([remark(4)], [remark(5)])).toBe(false);
    expect(missed([remark(4)], [remark(6)])).toBe(true);
    expect(missed([], [remark(2)])).toBe(true);
  });
});

describe("a running game", () => {
  it("is in one of three phases", () => {
    expect([0, 0.3, 0.34, 0.66, 0.67, 1].map(phaseOf)).toEqual([
      "opening",
      "opening",
      "middle",
      "middle",
      "end",
      "end",
    ]);
  });
});
