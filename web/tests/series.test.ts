import { beforeAll, describe, expect, it, vi } from "vitest";
import { seatName } from "../src/table/names";
import { tellGame, tellPoints, tellRecorded, tellWinners } from "../src/table/series";
import type { SeatInfo, SeriesInfo } from "../src/wire/messages";
import { speak } from "../src/words/say.svelte";

const nameOf = (seat: number) => ["Ann", "Ben"][seat] ?? "";
const SERIES: SeriesInfo = { game: 2, of: 2, points: [30, 24], fewest: true, winners: null, rest: 0 };

describe("a series", () => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await speak("en");
  });

  it("tells what everybody has, and which way it counts", () => {
    expect(tellPoints(SERIES, nameOf)).toContain("Ann\u00a030 · Ben\u00a024");
    expect(tellPoints(SERIES, nameOf)).not.toEqual(tellPoints({ ...SERIES, fewest: false }, nameOf));
  });

  it("tells the score only where a game has been played", () => {
    expect(tellGame({ ...SERIES, game: 1 }, nameOf)).toBe("Game 1 of 2");
    expect(tellGame(SERIES, nameOf)).toBe("Game 2 of 2 · Score: Ann\u00a030 · Ben\u00a024");
  });

  it("tells of a record what everybody had before it, where that is known", () => {
    const recorded = { game: 1, of: 3, points: [24, 0] };
    expect(tellRecorded(recorded, nameOf)).toBe(
      "Game 2 of 3 · Score before this game: Ann\u00a024 · Ben\u00a00",
    );
    expect(tellRecorded({ game: 1, of: 3 }, nameOf)).toBe("Game 2 of 3");
    expect(tellRecorded({ ...recorded, game: 0 }, nameOf)).toBe("Game 1 of 3");
  });

  it("names who won once it is over, also where it is shared", () => {
    expect(tellWinners(SERIES, nameOf)).toBe("");
    expect(tellWinners({ ...SERIES, winners: [1] }, nameOf)).toContain("Ben");
    const shared = tellWinners({ ...SERIES, winners: [0, 1] }, nameOf);
    expect(shared).toMatch(/Ann.*Ben/);
  });

  it("keeps the points with their names, also where a name runs from right to left", () => {
    const seats = (...names: string[]) => names.map((name) => ({ kind: "person", name }) as SeatInfo);
    const words = (...names: string[]) =>
      tellGame(SERIES, (seat) => seatName({ game: "qin", seats: seats(...names) }, seat));
    expect(words("محمد", "Max")).toContain("\u2068محمد\u2069\u00a030 · Max\u00a024");
    expect(words("דוד", "דוד")).toContain("\u2068דוד\u2069 (");
    expect(words("Zoë", "李娜")).toContain("Zoë\u00a030 · 李娜\u00a024");
  });
});
