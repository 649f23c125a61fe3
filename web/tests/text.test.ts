import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { examples, names } from "../../tests/lang/texts.json";
import { LANGUAGES } from "../src/words/catalogue";
import { learnWords, speak } from "../src/words/say.svelte";
import { tellFact } from "../src/words/text";
import type { Fact } from "../src/wire/messages";

// What the server would send: the words of the games lie beside those of the page.
vi.mock("../src/wire/words", () => ({
  gameWords: (_: string, language: string) => {
    const folder = new URL(`../../src/mandate/lang/${language}/`, import.meta.url);
    const files = readdirSync(folder).filter((name) => /^(great_wall|contract)/.test(name));
    return Promise.resolve(files.map((name) => readFileSync(new URL(name, folder), "utf-8")).join("\n"));
  },
}));

// tests/lang/test_text.py reads the same examples
describe.each(LANGUAGES)("a text in no language, told in %s", (language) => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await speak(language);
    await learnWords("great-wall");
  });

  it.each(examples.map((example) => [example[language], example.fact as Fact] as const))(
    "%s",
    (said, fact) => {
      expect(tellFact(fact, (seat) => names[seat] ?? String(seat + 1))).toBe(said);
    },
  );
});

it("that the catalogue lacks does not take the table with it", () => {
  const complained = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(tellFact({ join: ["a", { id: "nowhere" }] }, String)).toBe("a, nowhere");
  expect(complained).toHaveBeenCalledOnce();
});
