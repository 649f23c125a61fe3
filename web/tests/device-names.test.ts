import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { deviceName, forgetDeviceNames, keepDeviceNames } from "../src/table/device-names";
import { seatName, turnOf } from "../src/table/names";
import type { SeatInfo } from "../src/wire/messages";
import { speak } from "../src/words/say.svelte";

const store = new Map<string, string>();
const me = { kind: "person", name: "Ann", you: true } as SeatInfo;

describe("people who share a device", () => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
      removeItem: (key: string) => store.delete(key),
    });
    await speak("en");
  });
  beforeEach(() => {
    store.clear();
    forgetDeviceNames();
  });

  it("are called by the names they entered, else by their colors", () => {
    keepDeviceNames("t1", ["Mia", ""]);
    const table = { id: "t1", game: "qin", seats: [me, me] };
    expect([0, 1].map((seat) => seatName(table, seat))).toEqual(["Mia", "Purple"]);
    expect(turnOf(table, 0)).toBe("Mia’s turn");
    expect(seatName({ ...table, id: "t2" }, 0)).toBe("Green");
  });

  it("keep their names in the next game, one seat on", () => {
    keepDeviceNames("t1", ["Mia", "Jo", "Al"]);
    const next = { id: "t2", round: { before: "t1" } };
    expect([0, 1, 2].map((seat) => deviceName(next, seat))).toEqual(["Jo", "Al", "Mia"]);
    expect(deviceName({ id: "t2" }, 0)).toBe("Jo"); // as a list knows the table
    expect(deviceName({ id: "t3", round: { before: "t2" } }, 0)).toBe("Al");
  });

  it("lose no names to another tab, and are forgotten on request", () => {
    keepDeviceNames("t1", ["Mia", "Jo"]);
    store.set("mandate.device-names", JSON.stringify({ t2: ["Al", "Bo"], t3: 7 }));
    keepDeviceNames("t4", ["Di", ""]);
    expect(Object.keys(JSON.parse(store.get("mandate.device-names")!) as object)).toEqual(["t2", "t4"]);
    forgetDeviceNames();
    expect(deviceName({ id: "t4" }, 0)).toBe("");
  });
});
