import { describe, expect, it } from "vitest";
import { filled, type Tabletop } from "../src/games/great-wall/data/tabletop";
import { Film } from "../src/games/great-wall/seasons/film.svelte";
import { tableAfter } from "../src/games/great-wall/seasons/past";
import type { GreatWallEvent, GreatWallView } from "../src/wire/generated";
import seasons from "./seasons.json";

interface Season {
  before: GreatWallView;
  events: GreatWallEvent[];
  after: GreatWallView;
}

const SEASONS = (seasons as unknown as Season[]).map(({ before, events, after }) => ({
  before: filled(before),
  events,
  after: filled(after),
}));

/** What the season is about: everything that stands on the table. */
const seen = (table: Tabletop) => ({
  honor: table.clans.map(({ honor }) => honor),
  clerks: table.clans.map(({ clerks }) => clerks),
  goods: table.own?.goods,
  warehouse: table.warehouse,
  shame: table.shame,
  tea: table.tea,
  display: table.display,
  sections: table.sections.map(({ hordes, wall, barricades, archers, power }) => ({
    hordes: hordes.map(({ card }) => card),
    level: wall.level,
    barricades,
    archers,
    power,
  })),
});

describe("the table as it was", () => {
  it.each(SEASONS.map((season, i) => [i, season] as const))(
    "ends where the real table is, season %i",
    (_, { before, events, after }) => {
      expect(seen(tableAfter(before, events, after))).toEqual(seen(after));
    },
  );

  it("is the table before, where nothing has happened yet, and changes neither", () => {
    for (const { before, after } of SEASONS) {
      const [kept, end] = [structuredClone(before), structuredClone(after)];
      expect(seen(tableAfter(before, [], after)).goods).toEqual(seen(before).goods);
      expect([before, after]).toEqual([kept, end]);
    }
  });

  it("never says how the game ended", () => {
    for (const { before, events, after } of SEASONS)
      expect(
        tableAfter(before, events, { ...after, outcome: { winners: [0], reason: "walls" } }).outcome,
      ).toBeNull();
  });
});

it("is what a film shows, and not what is read again later", () => {
  const film = new Film();
  const [season] = SEASONS;
  expect(film.past(season!.after)).toBeNull();
  film.read([]);
  expect(film.past(season!.after)).toBeNull();
});
