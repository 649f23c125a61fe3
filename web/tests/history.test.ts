import { beforeAll, describe, expect, it, vi } from "vitest";
import { entryOf, offersIn, undoneIn } from "../src/table/history";
import { lastDeclined } from "../src/table/offers";
import type { Item } from "../src/wire/messages";
import { speak } from "../src/words/say.svelte";

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
    const line = (sentence: string | null) => entryOf(item as unknown as Item, String, () => sentence);
    expect(line("Ann passed.")?.lines).toEqual(["Ann passed."]);
    expect(line(null)).toBeNull();
  });
});

describe("an offer that was declined", () => {
  const OFFERED = { what: "offered", number: 5, at: 0, offer: "takeback", by: 0, seat: 0 };
  const NO = { what: "answered", number: 6, at: 0, offer: 5, by: 1, yes: false };
  const items = (...all: object[]) => all as Item[];
  const nameOf = (seat: number) => ["Ann", "Ben", "Carl"][seat] ?? "";
  const line = (all: Item[], at = -1) =>
    entryOf(all.at(at)!, nameOf, () => null, offersIn(all))?.lines.join(" ") ?? null;

  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await speak("en");
  });

  it("is in the log, by whom and what", () => {
    expect(line(items(OFFERED, NO))).toBe("Ben declined the takeback.");
    expect(line(items({ ...OFFERED, offer: "rematch" }, { ...NO, by: 2 }))).toBe(
      "Carl declined another game.",
    );
    expect(line(items(NO))).toBe("Ben declined."); // what it was came before the part of the log that we have
    expect(line(items(OFFERED, { ...NO, by: 0 }))).toBe("Ann withdrew the proposal.");
    expect(line(items(OFFERED, { ...NO, yes: true }))).toBeNull();
  });

  it("stays in sight for the others until things go on", () => {
    const number = (all: Item[], mine: number[], since = 0) => lastDeclined(all, mine, since)?.number ?? null;
    const all = items(OFFERED, NO);
    expect([number(all, [0]), number(all, [2])]).toEqual([6, 6]);
    expect([number(all, [1]), number(all, [])]).toEqual([null, null]); // who declined it, who only watches
    expect(number(all, [0], 6)).toBeNull(); // read, or sent before we came
    expect(number(items(OFFERED, { ...NO, by: 0 }), [1])).toBeNull();
    const chose = (seat: number) => ({ what: "chose", number: 7, at: 0, seat, choice: "a", events: [] });
    expect([number([...all, ...items(chose(1))], [0]), number([...all, ...items(chose(0))], [0])]).toEqual([
      6,
      null,
    ]);
    expect(number([...all, ...items({ ...OFFERED, number: 7 })], [0])).toBeNull();
  });
});
