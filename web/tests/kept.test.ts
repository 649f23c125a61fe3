import { beforeEach, describe, expect, it, vi } from "vitest";
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
    keep({ with: "friends", level: "raider", players: 3, board: "lion", listed: true, name: "Ann" });
    expect(kept()).toEqual({ with: "friends", level: "raider", players: 3, board: "lion", name: "Ann" });
    keep({ with: "bot", players: 2 });
    expect(kept()).toMatchObject({ with: "bot", players: 2, level: "raider", name: "Ann" });
  });

  it("keeps no painted map, and nothing when it is told to forget", () => {
    keep({ board: "lion" });
    keep({ board: { name: "mine", rows: ["R.~", "Y.V", "B.."] } });
    expect(kept().board).toBe("lion");
    forgetKept();
    expect(kept()).toEqual({});
  });

  it("leaves out what makes no sense, whoever wrote it", () => {
    for (const text of ["", "null", "[1]", "{", '"x"']) {
      store.set("mandate.wish", text);
      expect(kept()).toEqual({});
    }
    store.set(
      "mandate.wish",
      '{"with":"robots","players":9,"board":"moon","name":7,"clock":"days","toString":1}',
    );
    expect(kept()).toEqual({ clock: "days" });
  });
});
