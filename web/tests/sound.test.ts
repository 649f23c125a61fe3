import { describe, expect, it } from "vitest";
import { momentsOf, soundFor } from "../src/games/great-wall/sound";
import { SOUND_NAMES } from "../src/sound";
import type { GreatWallEvent } from "../src/wire/generated";

const event = (fields: object) => fields as GreatWallEvent;

describe("sounds", () => {
  it("are twelve at most", () => {
    expect(SOUND_NAMES.length).toBeLessThanOrEqual(12);
  });

  it("tell a Breach from a Wall that holds, and stone from stakes", () => {
    expect(soundFor(event({ event: "assaulted", breached: true }))).toBe("thud");
    expect(soundFor(event({ event: "assaulted", breached: false }))).toBe("stone");
    expect(soundFor(event({ event: "built", level: 2 }))).toBe("stone");
    expect(soundFor(event({ event: "built", level: 0 }))).toBe("wood");
  });

  it("are heard once for a run of the same, and not for a whole season", () => {
    const coins = Array.from({ length: 9 }, () => event({ event: "gained", what: "W", n: 1 }));
    expect(momentsOf(coins)).toEqual([["coin"]]);
    const season = Array.from({ length: 20 }, (_, i) => event({ event: i % 2 ? "gained" : "moved" }));
    expect(momentsOf(season)).toHaveLength(6);
    expect(momentsOf([event({ event: "reason" })])).toEqual([]);
  });
});
