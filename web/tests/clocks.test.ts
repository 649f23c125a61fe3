import { afterEach, describe, expect, it, vi } from "vitest";
import { AT_ANY_TIME, CLOCKS, FIRST_OWN, here, inUtc, paceFor, WAKING } from "../src/start/clocks";
import { planFor, type Wish } from "../src/start/plan";

const DAY = 86_400;

describe("a clock", () => {
  afterEach(() => vi.restoreAllMocks());

  it("is one of the usual ones, or as one fills it in", () => {
    expect(CLOCKS.map((clock) => paceFor(clock).seconds ?? 0)).toEqual([
      0,
      300,
      600,
      900,
      120,
      DAY,
      3 * DAY,
      7 * DAY,
      1200,
    ]);
    expect(paceFor("own", { per: "game", time: 7.6, increment: -3 })).toEqual({
      per: "game",
      seconds: 480,
      increment: 0,
    });
    expect(paceFor("own", { per: "turn", time: 0, increment: 9 })).toEqual({ per: "move", seconds: 60 });
    expect(paceFor("own", { per: "days", time: 99, increment: 0 })).toEqual({
      per: "move",
      seconds: 30 * DAY,
    });
  });

  it("has a reserve and nights only where a turn may take days", () => {
    vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(-60); // an hour ahead of UTC
    const slow = { bank: 3, hours: WAKING };
    expect(paceFor("game", FIRST_OWN, slow)).not.toHaveProperty("bank");
    expect(paceFor("days", FIRST_OWN, slow)).toMatchObject({ bank: 3 * DAY, hours: [7 * 60, 21 * 60] });
    expect(here(inUtc([0, 23]))).toEqual([0, 23 * 60]);
    expect(paceFor("days", FIRST_OWN, { ...AT_ANY_TIME, strict: true })).toMatchObject({ lenient: false });
    expect(paceFor("days", FIRST_OWN, { bank: 0, hours: [8, 9] })).toEqual({ per: "move", seconds: 3 * DAY });
  });
});

describe("single opponents", () => {
  const wish: Wish = {
    game: "qin", with: "bot", level: "settler", players: 4, levels: ["", "envoy", "sage"], clock: "none",
    games: 1, hints: false, listed: false, names: [], options: {},
  }; // prettier-ignore
  const seats = (more: Partial<Wish>) =>
    planFor({ ...wish, ...more }, {}).seats.map((seat) => (seat.kind === "bot" ? seat.name : seat.kind));

  it("sit at their seats, beside friends from the second on", () => {
    expect(seats({})).toEqual(["me", "settler", "envoy", "sage"]);
    expect(seats({ with: "friends", levels: ["sage", "envoy"] })).toEqual(["me", "open", "envoy", "open"]);
    expect(seats({ with: "hot-seat" })).toEqual(["me", "me", "me", "me"]);
    expect(seats({ players: 2 })).toEqual(["me", "settler"]);
  });

  it("and takebacks can be chosen among people", () => {
    const allowed = (more: Partial<Wish>) => planFor({ ...wish, with: "friends", ...more }, {}).takebacks;
    expect([allowed({}), allowed({ clock: "days" }), allowed({ clock: "days", takebacks: true })]).toEqual([
      true, false, true,
    ]); // prettier-ignore
    expect(allowed({ takebacks: true, rated: true })).toBe(false);
  });
});
