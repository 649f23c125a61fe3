import { beforeEach, describe, expect, it, vi } from "vitest";
import { firstOptions, keptOptions, OWN } from "../src/games/qin/options";
import { forgetKept, keep, kept } from "../src/start/kept";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
  removeItem: (key: string) => store.delete(key),
});
beforeEach(() => store.clear());

describe("what was chosen last time", () => {
  it("is there again, with the name", () => {
    expect(kept()).toEqual({});
    keep({ game: "qin", with: "friends", level: "raider", players: 3, listed: true, name: "Ann" });
    expect(kept()).toEqual({
      game: "qin",
      with: "friends",
      level: "raider",
      players: 3,
      name: "Ann",
      options: {},
    });
    keep({ with: "bot", players: 2 });
    expect(kept()).toMatchObject({ with: "bot", players: 2, level: "raider", name: "Ann" });
  });

  it("keeps each game's own options, and nothing after forget()", () => {
    keep({ game: "qin", options: { board: "lion" } });
    keep({ game: "great-wall", options: { coop: true } });
    expect(kept().options).toEqual({ qin: { board: "lion" }, "great-wall": { coop: true } });
    forgetKept();
    expect(kept()).toEqual({});
  });

  it("keeps no painted map", () => {
    expect(keptOptions({ board: `${OWN}7`, first: 0 })).toEqual({ first: 0 });
    expect(keptOptions({ board: "lion", first: 0 })).toMatchObject({ board: "lion", first: 0 });
  });

  it("drops entries that make no sense", () => {
    for (const text of ["", "null", "[1]", "{", '"x"']) {
      store.set("mandate.wish", text);
      expect(kept()).toEqual({});
    }
    store.set(
      "mandate.wish",
      '{"with":"robots","players":9,"options":{"qin":7},"name":7,"clock":"days","toString":1}',
    );
    expect(kept()).toEqual({ clock: "days" });
    expect(firstOptions({ board: "moon", first: "me" })).toEqual({
      board: "bird",
      first: "random",
      fair_start: false,
    });
    expect(firstOptions({ board: "lion", first: 0 })).toMatchObject({ board: "lion", first: 0 });
  });
});
