/** What parts of the page say, drawn as a server would: no browser is needed for words, titles and links. */

import { readdirSync, readFileSync } from "node:fs";
import { type Component } from "svelte";
import { render } from "svelte/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { filled } from "../src/games/great-wall/data/tabletop";
import { Lights } from "../src/games/great-wall/scene/lights.svelte";
import type { GreatWallView } from "../src/wire/generated";
import { LANGUAGES } from "../src/words/catalog";
import { learnWords, say, speak } from "../src/words/say.svelte";

const WORDS = new URL("../../src/mandate/games/great_wall/words/", import.meta.url);
const wordsOf = (language: string) =>
  readdirSync(new URL(`${language}/`, WORDS))
    .map((file) => readFileSync(new URL(`${language}/${file}`, WORDS), "utf-8"))
    .join("\n");

vi.mock("../src/drawing/defs", () => ({})); // needs a page

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
});
vi.stubGlobal("location", { hash: "", href: "http://here/" });
vi.stubGlobal("document", { documentElement: {}, baseURI: "http://here/" });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("fetch", (address: URL) => {
  const language = address.pathname.split("/").at(-2)!;
  return Promise.resolve({ ok: true, text: () => Promise.resolve(wordsOf(language)) });
});

/** The page's own parts are loaded after what stands for the browser is there. */
function drawn<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): string {
  return render(part as Component, { props }).body.replaceAll(/<!--.*?-->/g, "");
}

beforeAll(async () => {
  await speak("en");
  await learnWords("great-wall");
});

const lights = new Lights({ options: [], chosen: null, pick() {}, press() {}, drop() {} });
const board = (more: object) =>
  filled({
    sections: [],
    locations: [],
    clans: [{ clan: 1, honor: 3, ...more }],
    own: null,
  } as unknown as GreatWallView).clans[0]!;

describe("a running game in the list", () => {
  it("shows how the Walls stand, and nothing that only one seat knows", async () => {
    const { default: Position } = await import("../src/games/great-wall/door/Position.svelte");
    const of = (level: number, more: object = {}) =>
      drawn(Position as Component<{ view: unknown }>, {
        view: { sections: [{ wall: { level }, archers: [1, 0], barricades: 2, hordes: [{}] }], ...more },
      });
    expect(new Set([0, 1, 2, 3].map((level) => of(level))).size).toBe(4);
    expect(of(2, { own: { tactics: ["T01"], goods: { W: 9 } }, decision: { options: ["x"] } })).toBe(of(2));
  });
});

describe("the header", () => {
  it("leads to the lesson, puzzles and rules of the game that one is with, and the start page keeps it", async () => {
    const { attend } = await import("../src/start/current.svelte");
    const { kept } = await import("../src/start/kept");
    const { default: Header } = await import("../src/parts/Header.svelte");
    const links = () => [...drawn(Header, {}).matchAll(/href="(#\/[^"]+)"/g)].map(([, address]) => address);
    attend("qin");
    expect(links()).toEqual(["#/learn", "#/puzzles", "#/rules/qin"]);
    attend("great-wall");
    expect(links()).toEqual(["#/first-year", "#/great-wall-puzzles", "#/rules/great-wall"]);
    expect(kept().game).toBe("great-wall");
  });
});

describe("the table of The Great Wall", () => {
  it("explains the second number beside Honor, and has the whole name of a Clan", async () => {
    const { default: Mat } = await import("../src/games/great-wall/scene/Mat.svelte");
    const row = drawn(Mat, {
      board: board({ scoring: { total: 25 } }),
      lights,
      name: "Marshal (3)",
      asked: false,
    });
    expect(row).toContain('title="Honor 3; 25 if the game ended now"');
    expect(row).toContain('title="Marshal (3)"');
  });

  it("marks the Command card that I have chosen in secret", async () => {
    const { default: Court } = await import("../src/games/great-wall/scene/Court.svelte");
    const soldiers = { Sp: { cost: {} }, Ar: { cost: {} }, Ho: { cost: {} } };
    const own = (chosen: string | null) => ({
      goods: { W: 0, S: 0, G: 0, C: 0 },
      tactics: [],
      generals: [],
      advisors: [],
      chosen,
      prices: { soldiers },
    });
    const hand = (chosen: string | null) =>
      drawn(Court as unknown as Component<Record<string, unknown>>, {
        own: own(chosen),
        board: board({ general: "G05", command: ["C1", "C2"] }),
        lights,
        name: "Ann",
        box: { x: 0, y: 0, w: 1046, h: 120 },
      });
    expect(hand(null)).not.toContain("your secret choice");
    expect(hand("C2").split("your secret choice this Year")).toHaveLength(2);
    expect(hand("C2")).toMatch(/data-thing="card:C2"[\s\S]*your secret choice this Year/);
  });
});

describe("what is read at the table and in a replay", () => {
  it("names a rule by its section, with the id of the clause in the address only", async () => {
    const { default: Heading } = await import("../src/games/great-wall/seasons/Heading.svelte");
    const chapter = { key: "", year: 1, season: "fall", step: "turn", of: "", turn: 0, passages: [] };
    const heading = drawn(Heading as unknown as Component<Record<string, unknown>>, {
      chapter: { ...chapter, clause: "gw.fall.boxes" },
      nameOf: () => "Ann",
    });
    expect(heading.replaceAll(/href="[^"]*"/g, "")).not.toContain("gw.fall");
    expect(heading).toContain('href="#/rules/gw.fall.boxes"');
    expect(heading).toContain(">§ Fall</a");
  });

  it("says what a recruiting has reserved, and that a discount is one's own choice", async () => {
    const { default: Chips } = await import("../src/games/great-wall/choose/Chips.svelte");
    const chips = (off: number) =>
      drawn(Chips as unknown as Component<Record<string, unknown>>, {
        events: [],
        seat: 0,
        nameOf: String,
        reserve: { goods: { W: 1, S: 2, G: 0, C: 0 }, off },
      });
    expect(chips(0)).toContain("Reserved so far: 1 Wood, 2 Stone. You pay when");
    expect(chips(1)).toContain("Reserved so far: 1 Wood, 2 Stone, less 1 of your choice.");
  });

  it("groups the moves of a replay under headings, each in the entry of its first move", async () => {
    const { default: MoveList } = await import("../src/replay/MoveList.svelte");
    const steps = ["a", "b", "c"].map((choice, i) => ({ seat: i ? 0 : null, choice, events: [] }));
    const room = {
      parts: () => new Map([[2, "Year 1"]]),
      tell: () => null,
      notation: (token: string) => token,
    };
    const list = drawn(MoveList as unknown as Component<Record<string, unknown>>, {
      replay: { steps, at: 0, seats: 1, review: null },
      room,
      nameOf: String,
    });
    const entries = list.split("<li").slice(1);
    expect(entries).toHaveLength(2);
    expect(entries.map((entry) => entry.includes("Year 1"))).toEqual([false, true]);
  });
});

describe("a table that waits for players", () => {
  it("says which game it is, and offers its lesson beside its rules", async () => {
    const { default: Terms } = await import("../src/table/Terms.svelte");
    const table = {
      game: "great-wall",
      options: {},
      seats: [],
      pace: { per: "none" },
      round: {},
      series: null,
    };
    const terms = drawn(Terms as unknown as Component<Record<string, unknown>>, { table, room: null });
    expect(terms).toContain("The Great Wall");
    expect(terms).toContain('href="#/first-year"');
    expect(terms).toContain('href="#/rules/great-wall"');
  });
});

describe("the two ways to undo", () => {
  it("say how they differ: the one names the other", async () => {
    for (const language of LANGUAGES) {
      await speak(language);
      expect(say("gwp-choose-step-key")).toContain(say("page-takeback"));
    }
    await speak("en");
  });
});
