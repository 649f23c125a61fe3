import { describe, expect, it } from "vitest";
import { entryOf, undoneIn } from "../src/table/history";
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

  it("has nothing to say of a choice that the game tells nothing of", () => {
    const item = { what: "chose", number: 3, at: 0, seat: 0, choice: "pass", events: [{ event: "passed" }] };
    const told = (sentence: string | null) => entryOf(item as unknown as Item, String, () => sentence);
    expect(told("Ann passed.")?.lines).toEqual(["Ann passed."]);
    expect(told(null)).toBeNull();
  });
});
