import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CARDS, piecesOf } from "../src/games/great-wall/data/cards";
import { beside } from "../src/games/great-wall/learn/place";
import { LANGUAGES } from "../src/words/catalog";

const HOME = new URL("../../src/mandate/games/great_wall/words/", import.meta.url);
// Texts shown while a game is played; rules and rulings name cards on purpose.
const SHOWN = /^(causes|clans|coop|questions|table|terminal)\.ftl$/;
const printed = (sentence: string) => piecesOf(sentence).flatMap(({ text, card }) => (card ? [text] : []));

describe("cards in sentences", () => {
  it("are found by their names, with everything between them", () => {
    expect(piecesOf("Ann plays Work Harder on spot 1.")).toEqual([
      { text: "Ann plays ", card: null },
      { text: "Work Harder", card: "C4" },
      { text: " on spot 1.", card: null },
    ]);
    expect(piecesOf("Berserkers, Horse Archers")).toEqual([
      { text: "Berserkers", card: "H5" },
      { text: ", ", card: null },
      { text: "Horse Archers", card: "H2" },
    ]);
  });

  it("are whole words, and Qin Jiushao is a player there", () => {
    expect(printed("Spying Economys Qin Jiushao")).toEqual([]);
  });

  it("are all found, wherever two have one name the players' own", () => {
    for (const [id, { name }] of Object.entries(CARDS)) {
      if (id === "Q1") continue;
      const [found, ...more] = piecesOf(name);
      expect(CARDS[found?.card ?? ""]?.name).toBe(name);
      expect(found?.card?.startsWith("S")).toBe(false);
      expect(more).toEqual([]);
    }
  });

  it.each(LANGUAGES)("are never mere words of a text in %s", (language) => {
    const files = readdirSync(new URL(`${language}/`, HOME)).filter((name) => SHOWN.test(name));
    expect(files.length).toBe(6);
    const found = files.flatMap((name) =>
      printed(readFileSync(new URL(`${language}/${name}`, HOME), "utf-8").replace(/^#.*$/gm, "")),
    );
    expect(found.filter((name) => !["Betrayal", "Border Militia"].includes(name))).toEqual([]);
  });
});

describe("the description of a card", () => {
  const screen = { width: 400, height: 800 };
  const tip = { width: 300, height: 200 };

  it("stands below its name", () => {
    expect(beside({ left: 20, top: 100, bottom: 120 }, tip, screen)).toEqual({ left: 20, top: 126 });
  });
  it("stands above it where there is no room below", () => {
    expect(beside({ left: 20, top: 700, bottom: 720 }, tip, screen)).toEqual({ left: 20, top: 494 });
  });
  it("never leaves the screen", () => {
    expect(beside({ left: 380, top: 100, bottom: 120 }, tip, screen).left).toBe(94);
    expect(beside({ left: -9, top: 100, bottom: 700 }, tip, screen)).toEqual({ left: 6, top: 6 });
  });
});
