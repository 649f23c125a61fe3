/** What parts of Qin's page say, drawn as a server would: no browser is needed for words and buttons. */

import { LESSONS } from "../src/games/qin/learn/lesson";
import { type Component } from "svelte";
import { render } from "svelte/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { QinView } from "../src/games/qin/data/view";
import { learnPart, speak } from "../src/words/say.svelte";

vi.stubGlobal("localStorage", { getItem: () => null, setItem() {} });
vi.stubGlobal("location", { hash: "", href: "http://here/" });
vi.stubGlobal("document", { documentElement: {}, baseURI: "http://here/" });
vi.stubGlobal("navigator", { languages: ["en"] });
const media = { coarse: false, still: false };
vi.stubGlobal("matchMedia", (query: string) => ({
  matches: query.includes("coarse") ? media.coarse : query.includes("reduce") && media.still,
  addEventListener() {},
}));
vi.stubGlobal("window", globalThis);

// Definitions that drawings share are put into the document itself.
vi.mock("../src/drawing/defs", () => ({}));
vi.mock("../src/games/qin/draw/symbols", () => ({}));

// Of the table only what its parts are given counts here.
const ends: unknown[] = [];
const part = () => ({ default: (_: unknown, { view }: { view: QinView }) => void ends.push(view.outcome) });
vi.mock("../src/table/Side.svelte", () => part());
vi.mock("../src/games/qin/table/PlayBoard.svelte", () => ({ default() {} }));

type Part = Component<Record<string, unknown>>;

/** The page's own parts are loaded after what stands for the browser is there. */
async function drawn(part: Promise<{ default: unknown }>, props: Record<string, unknown>): Promise<string> {
  return render((await part).default as Part, { props }).body.replaceAll(/<!--.*?-->/g, "");
}

/** As a reader hears it: without tags, and with the blanks that a browser would leave. */
const words = (html: string): string => html.replaceAll(/<[^>]*>/g, "").replaceAll(/[ \n]+/g, " ");

beforeAll(() => speak("en"));

const view = (more: object = {}): QinView =>
  ({
    seat: 0,
    pending: [0],
    decision: null,
    options: { board: { name: "small", rows: ["..", ".."] } },
    hand: [],
    hand_sizes: [3, 3],
    supply: [2, 3],
    provinces: [],
    villages: [],
    tiles: [],
    piles: [3, 3, 3, 3],
    resigned: [],
    outcome: null,
    ...more,
  }) as unknown as QinView;

const seats = [
  { kind: "person", you: true, here: true, name: "Ann", asked: true, clock: null },
  { kind: "person", you: false, here: false, name: "Zoë", asked: false, clock: null },
];

describe("the players", () => {
  it("has a blank on both sides of the dot before “away”", async () => {
    const list = await drawn(import("../src/games/qin/table/Players.svelte"), {
      table: { seats },
      view: view(),
      balance: [0, 0],
      nameOf: (seat: number) => seats[seat]!.name,
      clocksAt: 0,
    });
    expect(words(list)).toContain("Zoë ·\u00a0away");
    expect(words(list)).toContain("Ann ·\u00a0you");
  });
});

describe("the steps of the lesson", () => {
  it("reads a number, a colon and the name, without a blank before the colon", async () => {
    await learnPart("lesson");
    const steps = await drawn(import("../src/games/qin/learn/Steps.svelte"), {
      pupil: { lesson: LESSONS[0], number: 0, solved: new Set([0]) },
    });
    const [first] = steps.match(/class="spoken[^>]*>[^<]*/) ?? [];
    expect(first).toMatch(/>1: \S.*, solved$/);
  });
});

describe("where no move has to be confirmed", () => {
  const desk = (confirms: boolean, laid = false) => ({
    active: true,
    laid,
    fits: true,
    confirms: () => confirms,
    balance: [],
    forecast: null,
  });
  const buttons = async (of: object) =>
    [
      ...(await drawn(import("../src/games/qin/table/Tools.svelte"), { desk: of, done() {} })).matchAll(
        /class="tool (\w+)/g,
      ),
    ].map(([, name]) => name);

  it("only the button that rotates is there, since the first tap plays", async () => {
    expect(await buttons(desk(true))).toEqual(["undo", "turn", "keep"]);
    expect(await buttons(desk(false))).toEqual(["turn"]);
    expect(await buttons(desk(false, true))).toEqual(["undo", "turn", "keep"]); // laid where it does not fit
  });

  it("a phone says so", async () => {
    media.coarse = true;
    const said = async (confirms: boolean) =>
      words(
        await drawn(import("../src/games/qin/table/Verdict.svelte"), {
          desk: desk(confirms),
          nameOf: String,
        }),
      );
    const atOnce = "the first tap on the board places it";
    expect(await said(true)).not.toContain(atOnce);
    expect(await said(false)).toContain(atOnce);
    media.coarse = false;
  });
});

describe("what a placement brings", () => {
  it("is green only where it helps oneself more than the others", async () => {
    const green = async (balance: number[]) =>
      / mine\b/.test(
        await drawn(import("../src/games/qin/table/Verdict.svelte"), {
          desk: {
            active: true,
            confirms: () => true,
            balance,
            view: view(),
            forecast: { events: [], refusal: null },
            hold: { tile: "RY", turn: 0, at: { x: 0, y: 0 } },
          },
          nameOf: String,
        }),
      );
    expect(await green([1, 0])).toBe(true);
    expect(await green([0, 1])).toBe(false);
    expect(await green([1, 2])).toBe(false);
    expect(await green([0, 0])).toBe(false);
  });
});

describe("the end of a game", () => {
  it("is not announced before the last pagoda is drawn", async () => {
    const outcome = { winners: [0], reason: "pagodas" };
    const over = view({ pending: [], outcome, supply: [0, 3] });
    const founded = { event: "founded", seat: 0, space: "a1" };
    const announced = async () => {
      ends.length = 0;
      const enter = ({ show }: { show: (update: object) => number }) => {
        show({ view: over, ask: null, events: [founded] });
        return () => {};
      };
      const session = { enter, table: { seats, hints: false, rest: 0 }, seat: 0, clocksAt: 0, curtain: null };
      const table = await drawn(import("../src/games/qin/Table.svelte"), {
        session,
        view: over,
        nameOf: String,
        title: "Game over",
        secret: undefined,
      });
      expect(ends).toHaveLength(1);
      return [ends[0], words(table).includes(" won ")];
    };
    vi.useFakeTimers();
    expect(await announced()).toEqual([null, false]);
    media.still = true; // nothing is drawn slowly
    expect(await announced()).toEqual([outcome, true]);
    vi.useRealTimers();
    media.still = false;
  });
});
