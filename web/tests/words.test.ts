import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { only } from "../needed-words.ts";
import { LESSONS } from "../src/games/qin/learn/lesson";
import {
  catalogOf,
  extended,
  format,
  LANGUAGES,
  load,
  loadPart,
  PARTS,
  preferred,
} from "../src/words/catalog";

const sources = import.meta.glob<string>("../src/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});

// What the room of The Great Wall and the puzzles say comes from the server, with the game's own words.
const HOME = new URL("../../src/mandate/", import.meta.url);
const brought = (language: string) =>
  ["lang", "games/qin/words", "games/great_wall/words"].flatMap((folder) =>
    readdirSync(new URL(`${folder}/${language}/`, HOME))
      .filter((name) => folder !== "lang" || ["contract.ftl", "solving.ftl"].includes(name))
      .map((name) => readFileSync(new URL(`${folder}/${language}/${name}`, HOME), "utf-8")),
  );

describe("the words of the page", () => {
  it.each(LANGUAGES)("in %s are all there after the build took what is needed", async (language) => {
    const parts = await Promise.all(PARTS.map((part) => loadPart(part, language)));
    const texts = [...brought(language), ...parts];
    const messages = [...(await load(language)).messages, ...catalogOf(language, texts).messages];
    const asked = Object.values(sources).flatMap((text) =>
      [...text.matchAll(/\bsay\(\s*"([a-z-]+)"/g)].map((found) => found[1]!),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect([...new Set(asked)].filter((id) => !messages.includes(id))).toEqual([]);
  });

  it.each(LANGUAGES)("in %s have the lesson, the rules, the events and the players", async (language) => {
    const { messages } = extended(await load(language), [await loadPart("lesson", language)]);
    const lesson = LESSONS.flatMap(({ id, steps }) => [
      `lesson-${id}-title`,
      `lesson-${id}-about`,
      ...steps.flatMap((step) => ["", "-text", "-task", "-done"].map((part) => `lesson-${step.id}${part}`)),
    ]);
    const others = [
      "clause-qin-join-tie",
      "event-qin-founded",
      "player-raider",
      "temper-raider",
      "option-qin-board-about",
    ];
    expect([...lesson, ...others].filter((id) => !messages.includes(id))).toEqual([]);
  });

  it.each(LANGUAGES)("in %s do not carry the terminal's", async (language) => {
    const { messages } = await load(language);
    expect(messages.filter((id) => id.startsWith("play-help"))).toEqual([]);
  });

  it.each(LANGUAGES)("in %s are listed once, also when the game's own bring them again", async (language) => {
    const page = await load(language);
    const { messages } = extended(page, brought(language));
    expect(messages.length).toBeGreaterThan(page.messages.length);
    expect(messages.filter((id, i) => messages.indexOf(id) !== i)).toEqual([]);
    expect(messages.slice(0, page.messages.length)).toEqual(page.messages);
  });

  it("are filled in with their facts, and never shown with one missing", async () => {
    const { bundle } = await load("en");
    expect(format(bundle, "page-pagodas-left", { count: 1 })).toBe("one pagoda left");
    expect(format(bundle, "page-pagodas-left", { count: 7 })).toBe("7 pagodas left");
    expect(() => format(bundle, "page-pagodas-left")).toThrow();
    expect(() => format(bundle, "page-nowhere")).toThrow("no message");
  });

  it("are chosen by the browser's list", () => {
    expect(preferred(["it-IT", "fr-CA", "de"])).toBe("fr");
    expect(preferred(["DE-at"])).toBe("de");
    expect(preferred(["it"])).toBe("en");
    expect(preferred([])).toBe("en");
  });

  it("are cut out whole, with variants and further lines", () => {
    const text =
      "a-one = { $n ->\n    [one] x\n   *[other] y\n}\n\n## Other\n\nb-two =\n    line\n    line\na-three = z\n";
    expect(only(text, /^a-/).replace(/\n+/g, "\n").trim()).toBe(
      "a-one = { $n ->\n    [one] x\n   *[other] y\n}\na-three = z",
    );
  });
});
