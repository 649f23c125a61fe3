import { beforeEach, describe, expect, it, vi } from "vitest";
import { counted, neighbours, opponentOf, planAgainst } from "../src/ladder/after";
import { faceOf } from "../src/ladder/faces";
import { count, forgetRecord, suggested, tallyOf } from "../src/ladder/record";
import type { SeatInfo } from "../src/wire/messages";

const LEVELS = ["low", "middle", "high"];
const store = new Map<string, string>();
const shelf = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
  removeItem: (key: string) => void store.delete(key),
};
let tables = 0;

/** So many games, each at a table of its own. */
function played(level: string, results: string): void {
  for (const result of results) count("qin", level, `table ${(tables += 1)}`, result === "w");
}

beforeEach(() => {
  vi.stubGlobal("localStorage", shelf);
  forgetRecord();
});

describe("one's own record", () => {
  it("counts each table once, for its game and level", () => {
    count("qin", "low", "a", true);
    count("qin", "low", "a", true);
    count("qin", "low", "b", false);
    expect(tallyOf("qin", "low")).toEqual({ games: 2, won: 1, recent: "wl" });
    expect(tallyOf("qin", "middle").games).toBe(0);
    expect(tallyOf("great-wall", "low").games).toBe(0);
  });

  it("remembers the last few results, and forgets all on forget()", () => {
    played("low", "wwwwllll");
    expect(tallyOf("qin", "low")).toEqual({ games: 8, won: 4, recent: "wwllll" });
    forgetRecord();
    expect(tallyOf("qin", "low").games).toBe(0);
    expect(store.size).toBe(0);
  });

  it("lasts as long as the page where the browser keeps nothing", () => {
    const no = () => {
      throw new Error("private");
    };
    vi.stubGlobal("localStorage", { getItem: no, setItem: no, removeItem: no });
    count("qin", "low", "p", true);
    expect(tallyOf("qin", "low").won).toBe(1);
    forgetRecord();
    expect(tallyOf("qin", "low").won).toBe(0);
  });

  it("drops entries that make no sense", () => {
    for (const text of ["", "null", "[1]", "{", '{"games":7,"last":[],"counted":{}}']) {
      store.set("mandate.ladder", text);
      expect(tallyOf("qin", "low").games).toBe(0);
      expect(suggested("qin", LEVELS)).toBe("low");
    }
    store.set(
      "mandate.ladder",
      '{"games":{"qin":{"low":{"games":1,"won":9,"recent":"w"}}},"last":{"qin":7}}',
    );
    expect(tallyOf("qin", "low").games).toBe(0);
  });
});

describe("what is suggested", () => {
  it("is the weakest for a newcomer, or who was chosen before there was a record", () => {
    expect(suggested("qin", LEVELS)).toBe("low");
    expect(suggested("qin", LEVELS, "high")).toBe("high");
    expect(suggested("qin", LEVELS, "missing")).toBe("low");
    expect(suggested("qin", [])).toBe("");
  });

  it("goes up after two wins and down after two defeats, and never off the ladder", () => {
    played("low", "w");
    expect(suggested("qin", LEVELS, "high")).toBe("low");
    played("low", "w");
    expect(suggested("qin", LEVELS)).toBe("middle");
    played("middle", "wl");
    expect(suggested("qin", LEVELS)).toBe("middle");
    played("middle", "l");
    expect(suggested("qin", LEVELS)).toBe("low");
    played("low", "ll");
    expect(suggested("qin", LEVELS)).toBe("low");
    played("high", "ww");
    expect(suggested("qin", LEVELS)).toBe("high");
    expect(suggested("great-wall", LEVELS)).toBe("low");
  });
});

describe("after a game", () => {
  const seat = (kind: SeatInfo["kind"], name: string | null, you = false): SeatInfo => ({
    kind,
    name,
    you,
    away: false,
    here: true,
    asked: false,
    clock: null,
    hints: 0,
    takeback: [],
    step: null,
    yours: false,
    out: null,
    abandoned: null,
    joined: null,
    muted: false,
    rest: 0,
    vacation: null,
  });
  const me = seat("person", "Ann", true);

  it("there is an opponent where one person played against one level", () => {
    expect(opponentOf([me, seat("bot", "low")])).toBe("low");
    expect(opponentOf([seat("bot", "low"), me, seat("bot", "low")])).toBe("low");
    expect(opponentOf([me, seat("bot", "low"), seat("bot", "high")])).toBeNull();
    expect(opponentOf([me, seat("person", "Ben")])).toBeNull();
    expect(opponentOf([me, me])).toBeNull();
    expect(opponentOf([me])).toBeNull();
    expect(opponentOf([seat("bot", "low"), seat("bot", "low")])).toBeNull(); // who only watches
  });

  it("it counts where one player won against another", () => {
    const counts = (winners: number[], seats: number, guided = false) =>
      counted({ guided, seats: Array(seats).fill(null) }, winners);
    expect([counts([0], 2), counts([0, 1], 3)]).toEqual([true, true]);
    expect([counts([], 2), counts([0, 1], 2)]).toEqual([false, false]);
    expect(counts([0], 2, true)).toBe(false); // good moves were marked throughout
  });

  it("the next ones stand beside the level, with the same game", () => {
    expect(neighbours(LEVELS, "middle")).toEqual({ up: "high", down: "low" });
    expect(neighbours(LEVELS, "low")).toEqual({ up: "middle" });
    expect(neighbours(LEVELS, "high")).toEqual({ down: "middle" });
    expect(neighbours(LEVELS, "missing")).toEqual({});
    const table = { game: "qin", options: { board: "lion" }, takebacks: true, hints: true, spectators: true };
    const plan = planAgainst({ ...table, seats: [seat("bot", "low"), me] }, "middle");
    expect(plan.seats).toEqual([{ kind: "bot", name: "middle" }, { kind: "me" }]);
    expect(plan).toMatchObject({ game: "qin", options: { board: "lion" }, takebacks: true, listed: false });
  });
});

describe("faces", () => {
  it("are there for everybody: who has none of their own wears a mask", () => {
    expect(faceOf("wanderer")).not.toEqual(faceOf("chancellor"));
    expect(faceOf("an agent")).toEqual(faceOf("toString"));
  });
});
