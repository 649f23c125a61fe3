import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { examples, names } from "../../tests/lang/texts.json";
import { LANGUAGES } from "../src/words/catalog";
import { learnWords, speak } from "../src/words/say.svelte";
import { tellFact } from "../src/words/text";
import type { Fact } from "../src/wire/messages";

// What the server would send: the words of the games lie beside those of the page.
vi.mock("../src/wire/words", () => ({
  gameWords: (_: string, language: string) => {
    const home = new URL("../../src/mandate/", import.meta.url);
    const own = readdirSync(new URL(`games/great_wall/words/${language}/`, home));
    const files = [
      ...own.map((name) => `games/great_wall/words/${language}/${name}`),
      `lang/${language}/contract.ftl`,
    ];
    return Promise.resolve(files.map((name) => readFileSync(new URL(name, home), "utf-8")).join("\n"));
  },
}));

// tests/lang/test_text.py reads the same examples
describe.each(LANGUAGES)("a text in no language, shown in %s", (language) => {
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

it("that the catalog lacks does not take the table with it", () => {
  const complained = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(tellFact({ join: ["a", { id: "nowhere" }] }, String)).toBe("a, nowhere");
  expect(complained).toHaveBeenCalledOnce();
});
