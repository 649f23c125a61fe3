import { expect, test } from "vitest";
import { firstOptions } from "../src/games/qin/options";
import { freshSeed, isSeeded, seedFrom } from "../src/games/qin/seeded";

test("what is typed becomes a name that the rules take", () => {
  const typed = ["Jade River", " seed:jade ", "--a", "a,b;c", "é", "", "x".repeat(40)];
  expect(typed.map(seedFrom)).toEqual(["jade-river", "jade", "a", "a-b-c", "", "", "x".repeat(30)]);
});

test("a fresh name is one", () => {
  for (let i = 0; i < 50; i += 1) expect(isSeeded(`seed:${freshSeed()}`)).toBe(true);
});

test("a generated board is chosen again at the next visit, and nothing that only looks like one", () => {
  expect(firstOptions({ board: "seed:jade" })["board"]).toBe("seed:jade");
  expect(firstOptions({ board: "seed:a b" })["board"]).toBe("bird");
});
