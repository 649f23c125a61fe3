import { beforeAll, describe, expect, it, vi } from "vitest";
import type { SeatInfo, Summary } from "../src/wire/messages";

const store = new Map<string, string>();
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("localStorage", {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
  removeItem: (key: string) => void store.delete(key),
});
const { speak } = await import("../src/words/say.svelte");
const { whatIsPlayed } = await import("../src/start/card");
const { companyOf, fits } = await import("../src/start/search");

const seat = (more: Partial<SeatInfo>) => ({ kind: "person", name: "", you: false, ...more }) as SeatInfo;
const me = seat({ you: true, name: "Ann" });
const bot = seat({ kind: "bot", name: "raider" });
const table = (seats: SeatInfo[], more: Partial<Summary> = {}) =>
  ({ id: "t", game: "qin", status: "playing", pace: {}, options: {}, wanted: [], seats, ...more }) as Summary;
const all = { text: "", game: "", company: "", state: "" } as const;

beforeAll(() => speak("en"));

describe("one's games", () => {
  it("are found by name, whatever its accents and capitals", () => {
    const zoe = table([me, seat({ name: "Zoé" })]);
    expect(fits(zoe, { ...all, text: " zoe " })).toBe(true);
    expect(fits(zoe, { ...all, text: "ZOE qin" })).toBe(true);
    expect(fits(zoe, { ...all, text: "zoe wall" })).toBe(false);
    expect(fits(table([me, bot]), { ...all, text: "raid" })).toBe(true);
  });

  it("are found by game, company and state", () => {
    expect([table([me]), table([me, bot]), table([me, me]), table([me, seat({})])].map(companyOf)).toEqual([
      "alone",
      "bots",
      "device",
      "people",
    ]);
    const won = table([me, bot], { status: "over", winners: [0] });
    expect(fits(won, { ...all, state: "won", company: "bots", game: "qin" })).toBe(true);
    expect(fits(won, { ...all, state: "running" })).toBe(false);
    expect(fits(won, { ...all, game: "great-wall" })).toBe(false);
    expect(fits({ ...won, winners: [1] }, { ...all, state: "won" })).toBe(false);
    expect(fits(table([me, bot], { your_turn: true }), { ...all, state: "turn" })).toBe(true);
  });

  it("say the Year or the move, and whose turn it is", () => {
    const year = { kind: "year", number: 3, of: 6 };
    expect(whatIsPlayed(table([me, bot], { stage: year }))).toContain("Year 3 of 6");
    const waiting = table([me, seat({ name: "Bo", asked: true })], {
      stage: { ...year, kind: "move", of: null },
    });
    expect(whatIsPlayed(waiting)).toContain("move 3");
    expect(whatIsPlayed(waiting).at(-1)).toContain("Bo");
  });
});
