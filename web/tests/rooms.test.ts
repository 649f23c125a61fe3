import { describe, expect, it } from "vitest";
import { KNOWN, signOf } from "../src/games/registry";

const sources = import.meta.glob<string>("../src/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const ROOM = /^games\/([^/]+)\//;

/** The files that a file imports, as paths below src/. */
function importsOf(path: string, text: string): string[] {
  const found = text.matchAll(/(?:from|import|import\()\s*"(\.[^"]+)"/g);
  return [...found].map(([, name]) => new URL(name!, `file:///${path}`).pathname.slice(1));
}

const files = Object.entries(sources).map(([path, text]) => {
  const name = path.replace("../src/", "");
  return { name, room: ROOM.exec(name)?.[1], imports: importsOf(name, text) };
});

describe("the rooms of the games", () => {
  it("are there", () => {
    expect(files.length).toBeGreaterThan(100);
    expect([...new Set(files.flatMap(({ room }) => room ?? []))].sort()).toEqual([...KNOWN].sort());
    expect(files.find(({ name }) => name === "pages/TablePage.svelte")!.imports).toContain("games/registry");
  });

  it("are known to nothing general, apart from their registry", () => {
    const wrong = files
      .filter(({ room, name }) => room === undefined && name !== "games/registry.ts")
      .flatMap(({ name, imports }) =>
        imports.filter((each) => ROOM.test(each)).map((each) => `${name} → ${each}`),
      );
    expect(wrong).toEqual([]);
  });

  it("know nothing of each other", () => {
    const wrong = files.flatMap(({ name, room, imports }) =>
      imports
        .filter((each) => room && (ROOM.exec(each)?.[1] ?? room) !== room)
        .map((each) => `${name} → ${each}`),
    );
    expect(wrong).toEqual([]);
  });

  it("are loaded only when they are opened", () => {
    const text = sources["../src/games/registry.ts"]!;
    const now = [...text.matchAll(/^import (?!type).* from "(\.[^"]+)"/gm)].map(([, name]) => name!);
    expect(now.filter((name) => /qin|great-wall|plain/.test(name))).toEqual([]);
  });

  it("have doors that bring nothing else of their rooms to the start page", () => {
    const doors = files.filter(({ name }) => /^games\/[^/]+\/door\//.test(name));
    expect(new Set(doors.map(({ room }) => room))).toEqual(new Set(KNOWN));
    const reached = new Set(doors);
    for (const { imports, room } of reached)
      files
        .filter((file) => file.room === room && file.name !== "games/qin/data/view.ts") // only types of it
        .filter(({ name }) => imports.some((each) => name.replace(/\.ts$/, "") === each || name === each))
        .forEach((file) => reached.add(file));
    const others = [...reached].map(({ name }) => name).filter((name) => !/\/(door|draw)\//.test(name));
    expect(others).toEqual(["games/qin/data/space.ts"]);
  });

  it("have a plain one for an unknown game", () => {
    expect(signOf("third").show).toEqual(["words", "facts"]);
    expect(signOf("toString").show).toEqual(["words", "facts"]);
    expect(signOf("qin").show).toEqual([]);
  });
});
