import { expect, it } from "vitest";
import { askedOptions, firstOptions } from "../src/games/great-wall/options";

const USUAL = {
  coop: false,
  walls: "usual",
  duel: "printed",
  overlord: "higher",
  reed_general: "A",
  qin_honor: 0,
  qin_advisors: "one",
  pack: "",
};

it("the form begins with what was chosen last, as far as it makes sense", () => {
  expect(firstOptions({})).toEqual(USUAL);
  expect(firstOptions({ coop: true, qin_honor: 7, overlord: "active", other: 1 })).toEqual({
    ...USUAL,
    coop: true,
    overlord: "active",
  });
});

it("the server is asked only for what means something with so many players", () => {
  const names = (players: number, coop = false) => Object.keys(askedOptions({ ...USUAL, coop }, players));
  expect(names(1)).toEqual(["reed_general", "qin_honor", "qin_advisors"]);
  expect(names(2)).toEqual(["coop", "duel", "overlord", "reed_general"]);
  expect(names(2, true)).toEqual(["coop", "walls"]);
  expect(names(4, true)).toEqual(["coop", "walls"]);
  expect(names(3)).toEqual(["coop"]);
});
