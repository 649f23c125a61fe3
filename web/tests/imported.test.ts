import { beforeEach, expect, it, vi } from "vitest";

const store = new Map<string, string>();
let room = Infinity;
vi.stubGlobal("document", { documentElement: {}, baseURI: "http://here/" });
vi.stubGlobal("localStorage", {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (value.length > room) throw new Error("full");
    store.set(key, value);
  },
  removeItem: (key: string) => void store.delete(key),
});
vi.mock("../src/wire/study", () => ({
  replayed: (record: { choices: { choice: string }[] }) =>
    record.choices.some(({ choice }) => choice === "illegal")
      ? Promise.reject(new Error("Choice 1 is not legal."))
      : Promise.resolve({ seats: 2, steps: [{}, {}] }),
}));
const { speak } = await import("../src/words/say.svelte");
const { forgetImported, importedGames, importedRecord, importFiles } = await import("../src/replay/imported");
await speak("en");

const record = (choice: string) =>
  JSON.stringify({ game: "qin", setup: { options: {} }, names: ["Ann", ""], choices: [{ seat: 0, choice }] });
const file = (name: string, text: string) => new File([text], name, { lastModified: 7 });

beforeEach(() => {
  store.clear();
  room = Infinity;
});

it("keeps what is a legal record, and says of every other file why not", async () => {
  const reads: string[] = [];
  const files = [
    file("a.json", record("one")),
    file("b.json", record("illegal")),
    file("c.json", "{"),
    file("d.json", '{"format": "something"}'),
    file("e.json", record("one")),
    file("f.json", "x".repeat(300_000)),
    file("g.json", record("two")),
  ];
  await importFiles(files, ({ file, result, why }) => reads.push([file, result, why].join(" ").trim()));
  expect(reads).toEqual([
    "a.json kept",
    "b.json refused Choice 1 is not legal.",
    "c.json refused This is not JSON.",
    "d.json refused This is not a record of a game.",
    "e.json known",
    "f.json refused The file is larger than any record.",
    "g.json kept",
  ]);
  const [newest] = importedGames();
  expect(importedGames()).toHaveLength(2);
  expect(newest).toMatchObject({
    game: "qin",
    status: "playing",
    changed: 7,
    stage: { kind: "move", number: 1 },
  });
  expect(importedRecord(newest!.id)?.choices?.[0]?.choice).toBe("two");
  forgetImported(newest!.id);
  expect(importedGames()).toHaveLength(1);
});

it("loses nothing where there is no room", async () => {
  await importFiles([file("a.json", record("one"))], () => undefined);
  room = 10;
  const whys: string[] = [];
  await importFiles([file("b.json", record("two"))], ({ why }) => whys.push(why));
  expect(whys[0]).toContain("no room left");
  expect(importedGames()).toHaveLength(1);
});
