/** The drawn cards: each has a picture and a line of signs, and sentences keep their words beside the signs. */

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { LINES, mainSign } from "../src/games/great-wall/cards/lines";
import { picture } from "../src/games/great-wall/cards/pictures";
import { bitsOf } from "../src/games/great-wall/cards/rich";
import { SIGNS } from "../src/games/great-wall/cards/signs";
import { CARDS, deckOf } from "../src/games/great-wall/data/cards";
import { portrait } from "../src/drawing/portrait";
import { learnWords, speak } from "../src/words/say.svelte";

const words = (language: string) =>
  ["cards", "page", "terminal"]
    .map((name) =>
      readFileSync(
        new URL(`../../src/mandate/games/great_wall/words/${language}/${name}.ftl`, import.meta.url),
        "utf-8",
      ),
    )
    .join("\n");

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {}, baseURI: "http://localhost/" });
  vi.stubGlobal(
    "fetch",
    vi.fn((address: URL) => Promise.resolve(new Response(words(address.pathname.split("/")[3]!)))),
  );
});

describe("a drawn card", () => {
  it("has a picture of its own", () => {
    const drawn = Object.keys(CARDS).map((id) => picture(id, deckOf(id)));
    expect(drawn).toEqual(Object.keys(CARDS).map((id) => picture(id, deckOf(id))));
    expect(new Set(drawn).size).toBe(142);
    expect(drawn.filter((each) => /undefined|NaN|style=/.test(each))).toEqual([]);
  });

  it("has a line of known signs, unless it is a Horde, which shows its numbers", () => {
    for (const [id, { kind }] of Object.entries(CARDS)) {
      if (kind === "horde") continue;
      const signs = [...LINES[id]!.matchAll(/\{(\w+)\}/g)].map(([, sign]) => sign!);
      expect(
        signs.filter((sign) => !SIGNS[sign]),
        id,
      ).toEqual([]);
      expect(signs, id).toContain(mainSign(id));
    }
    expect(Object.keys(LINES).filter((id) => !CARDS[id])).toEqual([]);
  });

  it("uses pigments and no other colors", () => {
    for (const id of Object.keys(CARDS))
      for (const [, color] of picture(id, deckOf(id)).matchAll(/(?:fill|stroke)="([^"]+)"/g))
        expect(color).toMatch(/^(var\(--draw-[\w-]+\)|none|#000)$/);
  });
});

describe("a portrait", () => {
  it("is the same for the same seed, and another for most others", () => {
    expect(portrait("Ann")).toBe(portrait("Ann"));
    expect(new Set(["Ann", "Ben", "Cy", "Di", "Eve", "Fay"].map((seed) => portrait(seed))).size).toBe(6);
  });
});

describe("a sentence", () => {
  it("shows goods as signs, and keeps a number beside its sign", async () => {
    await speak("en");
    await learnWords("great-wall");
    expect(bitsOf("When you gather at the Gold Mine: 2 Gold more.")).toEqual([
      { text: "When you gather at the Gold Mine: " },
      { text: "Gold", number: "2", signs: ["G"] },
      { text: " more." },
    ]);
    expect(bitsOf("Gain 2 Wood, Stone or Gold.")[1]).toEqual({
      text: "Wood, Stone or Gold",
      number: "2",
      signs: ["W", "S", "G"],
    });
    expect(bitsOf("your Archers; +1 Power with Work Harder").map(({ text }) => text)).toEqual([
      "your Archers; ",
      "Power",
      " with ",
      "Work Harder",
    ]);
  });
});
