import { describe, expect, it } from "vitest";
import { undoneIn } from "../src/table/history";
import type { Item } from "../src/wire/messages";

describe("the log", () => {
  it("knows what was taken back", () => {
    const items = [
      { what: "chose", number: 3, at: 0, seat: 0, choice: "RR:a1b1", events: [] },
      { what: "chose", number: 4, at: 0, seat: 1, choice: "RR:c1d1", events: [] },
      { what: "took-back", number: 5, at: 0, seat: 1, back: 1, lines: [4] },
    ] as Item[];
    expect([...undoneIn(items)]).toEqual([4]);
    expect([...undoneIn(items.slice(0, 2))]).toEqual([]);
  });
});
