import { beforeEach, describe, expect, it, vi } from "vitest";
import { Diary } from "../src/puzzles/kept.svelte";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
});
vi.mock("../src/wire/study", () => ({}));
vi.mock("../src/wire/api", () => ({ ask: () => Promise.resolve(), or: <T>(asked: Promise<T>) => asked }));

/** As another tab would see it: the same store, and nothing else in common. */
async function tab<T>(load: () => Promise<T>): Promise<T> {
  vi.resetModules();
  return load();
}

/** What a browser tells all other tabs. */
const tell = (key: string) => window.dispatchEvent(Object.assign(new Event("storage"), { key }));

beforeEach(() => {
  store.clear();
  vi.stubGlobal("window", Object.assign(new EventTarget(), { matchMedia: () => new EventTarget() }));
});

describe("of two tabs", () => {
  it("each adds to the puzzles that were solved, and to the streak", () => {
    new Diary("qin").solve("z", 9);
    const [one, other] = [new Diary("qin"), new Diary("qin")];
    one.miss("b");
    one.solve("a", 10);
    other.miss("c");
    other.solve("b", 11);
    one.miss("d");
    const now = new Diary("qin");
    expect([...now.solved]).toEqual(["z", "a", "b"]);
    expect([...now.missed]).toEqual(["c", "d"]);
    expect(now.streak(11)).toBe(3);
    expect(now.longest).toBe(3);
    expect(one.did(11)).toBe(true);
  });

  it("one shows what was solved in the other, as long as it is looked at", () => {
    const [one, other] = [new Diary("qin"), new Diary("qin")];
    const leave = one.follow();
    other.solve("a", 10);
    tell("mandate.maps");
    expect(one.solved.size).toBe(0);
    tell("mandate.puzzles");
    expect([...one.solved]).toEqual(["a"]);
    leave();
    other.solve("b", 11);
    tell("mandate.puzzles");
    expect([...one.solved]).toEqual(["a"]);
  });

  it("none loses what the store does not take", () => {
    const diary = new Diary("qin");
    diary.solve("a", 10);
    store.clear();
    diary.solve("b", 11);
    expect([...diary.solved]).toEqual(["a", "b"]);
    expect(diary.streak(11)).toBe(2);
  });

  it("each keeps its boards", async () => {
    const load = () => import("../src/games/qin/editor/kept.svelte");
    const [one, other] = [await tab(load), await tab(load)];
    one.keepMap({ id: "1", name: "mine", rows: ["..."] });
    other.keepMap({ id: "2", name: "also mine", rows: ["V.."] });
    expect(other.keptMaps().map(({ id }) => id)).toEqual(["2", "1"]);
    expect(one.keptMaps().map(({ id }) => id)).toEqual(["1"]);
    tell("mandate.maps");
    expect(one.keptMaps().map(({ id }) => id)).toEqual(["2", "1"]);
    one.deleteMap("2");
    other.deleteMap("1");
    expect(other.keptMaps()).toEqual([]);
  });

  it("each keeps the positions that it has made up, and goes back in its own", async () => {
    const load = () => import("../src/games/qin/position/setting-up.svelte");
    const one = new (await tab(load)).SettingUp(undefined);
    const other = new (await tab(load)).SettingUp(undefined);
    const { keptPositions } = await import("../src/games/qin/position/kept");
    const first = other.text;
    one.change({ ...one.sketch, mover: 1 });
    other.change({ ...other.sketch, mover: null });
    const undone = other.text;
    expect(keptPositions()).toEqual([undone, first, one.text]);
    other.stepBack();
    expect(keptPositions()).toEqual([first, one.text]);
  });

  it("each keeps the settings that it has changed, and takes over those of the other", async () => {
    const load = () => import("../src/settings.svelte");
    const [one, other] = [await tab(load), await tab(load)];
    for (const each of [one, other]) each.applySettings();
    one.keepSettings();
    expect(store.size).toBe(0); // a default may change some day
    one.settings.theme = "dark";
    one.keepSettings();
    other.settings.quiet.push("waste");
    other.keepSettings();
    expect(JSON.parse(store.get("mandate.settings")!)).toEqual({ theme: "dark", quiet: ["waste"] });
    tell("mandate.settings");
    for (const { settings } of [one, other])
      expect(settings).toMatchObject({ theme: "dark", quiet: ["waste"], sound: false });
  });
});
