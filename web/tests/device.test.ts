import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Summary } from "../src/wire/messages";

const store = new Map<string, string>();
let room = Infinity; // for all that is kept
vi.stubGlobal("localStorage", {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => {
    const others = [...store].filter(([other]) => other !== key);
    if (others.reduce((sum, [, text]) => sum + text.length, value.length) > room) throw new Error("full");
    store.set(key, value);
  },
  removeItem: (key: string) => void store.delete(key),
});
const { canDo, isHere, keepTable, logsHere, noteRelease, summariesHere } = await import("../src/wire/device");

const summary = (id: string, status: Summary["status"], changed: number) =>
  ({ id, status, changed }) as Summary;

beforeEach(() => {
  room = Infinity;
  store.clear();
});

describe("tables of this device", () => {
  it("are known by their names, wherever these stand", () => {
    keepTable("T-1_a", { lines: ["{}"], summary: summary("T-1_a", "playing", 1) });
    expect(isHere("tables/T-1_a")).toBe(true);
    expect(isHere("wss://example.org/api/tables/T-1_a/socket?after=0")).toBe(true);
    expect(isHere("tables/T-1")).toBe(false);
    expect(isHere("games")).toBe(false);
  });

  it("stay while they go on; of those that are over, only the newest", () => {
    keepTable("old", { lines: [], summary: summary("old", "playing", 0) });
    for (let i = 1; i <= 15; i += 1)
      keepTable(`over-${i}`, { lines: [], summary: summary(`over-${i}`, "over", i) });
    const ids = summariesHere().map(({ id }) => id);
    expect(ids).toHaveLength(13);
    expect(ids[0]).toBe("over-15");
    expect(ids.at(-1)).toBe("old");
    expect(ids).not.toContain("over-3");
  });
});

describe("a store that is full", () => {
  it("forgets finished games, the oldest first, and keeps the one that is played", () => {
    keepTable("running", { lines: ["{}"], summary: summary("running", "playing", 0) });
    for (let i = 1; i <= 3; i += 1)
      keepTable(`over-${i}`, { lines: ["x".repeat(1000)], summary: summary(`over-${i}`, "over", i) });
    room = 3500;
    keepTable("new", { lines: ["y".repeat(1000), "z".repeat(600)], summary: summary("new", "playing", 9) });
    expect(summariesHere().map(({ id }) => id)).toEqual(["new", "over-3", "running"]);
    expect(logsHere()["new"]).toHaveLength(2);
    expect(logsHere()).not.toHaveProperty("over-1");
    room = 100;
    expect(() =>
      keepTable("more", { lines: ["x".repeat(5000)], summary: summary("more", "playing", 9) }),
    ).toThrow();
    expect(logsHere()).toHaveProperty("running");
  });
});

describe("what the rules in this browser can do", () => {
  it("is nothing before they are kept, then opening tables and studying positions", () => {
    expect(canDo("GET", "games")).toBe(false);
    noteRelease("1");
    expect(canDo("GET", "games")).toBe(true);
    expect(canDo("POST", "tables")).toBe(true);
    expect(canDo("GET", "tables")).toBe(false); // the lobby
    expect(canDo("POST", "study/preview")).toBe(true);
    expect(canDo("POST", "study/review?table=t1")).toBe(true);
    expect(canDo("POST", "study/position")).toBe(false);
    expect(canDo("POST", "me")).toBe(false);
  });
});
