import { describe, expect, it } from "vitest";
import { pagodaSpaces, pictureOf, pictureOfMap } from "../src/games/qin/data/picture";
import { nameOf } from "../src/games/qin/data/space";
import type { Province, QinView } from "../src/games/qin/data/view";

const ROWS = ["R..~", "Y.V~", "B.V."];

function view(changes: Partial<QinView>): QinView {
  return {
    game: "qin",
    seat: 0,
    options: { players: 2, board: { name: "small", rows: ROWS }, first: 0, fair_start: false },
    decision: null,
    pending: [0],
    outcome: null,
    position: "qin1 2 R2~/YrV~/BrV1 b2=0 23,24 -,- 0,0,0,0 0 1 -",
    began: null,
    first_hand: [],
    hand: [],
    hand_sizes: [0, 0],
    piles: [0, 0, 0, 0],
    supply: [23, 24],
    provinces: [{ cells: ["b2", "b3"], colour: "R", owner: 0, pagodas: 1 }],
    villages: [{ cells: ["c2", "c3"], owner: 0 }],
    resigned: [],
    latest: [[0, "RR:b2b3/1"]],
    unseen: { RR: 0, YY: 0, BB: 0, RY: 0, RB: 0, YB: 0 },
    ...changes,
  };
}

describe("a picture", () => {
  it("has the ground of the map", () => {
    const picture = pictureOf(view({}));
    expect([picture.width, picture.height]).toEqual([4, 3]);
    expect(picture.ponds.map((pond) => pond.map(nameOf).sort())).toEqual([["d1", "d2"]]);
    expect(picture.starts.map(({ space, colour }) => nameOf(space) + colour)).toEqual(["a1R", "a2Y", "a3B"]);
  });

  it("has provinces, and coloured spaces that belong to none", () => {
    const picture = pictureOf(view({}));
    expect(picture.regions.map((region) => region.colour + region.cells.join())).toEqual([
      "Rb2,b3",
      "Ra1",
      "Ya2",
      "Ba3",
    ]);
  });

  it("reads rows with more than nine free spaces", () => {
    const wide = view({
      options: {
        players: 2,
        board: { name: "wide", rows: ["............RYB"] },
        first: 0,
        fair_start: false,
      },
      position: "qin1 2 11yRYB - 24,24 -,- 0,0,0,0 0 1 -",
      provinces: [],
      villages: [],
    });
    expect(pictureOf(wide).regions.map((region) => region.cells[0])).toEqual(["l1", "m1", "n1", "o1"]);
  });

  it("marks what others placed since one's own last placement", () => {
    const latest: QinView["latest"] = [
      [3, "BB:c1c2/1"],
      [2, "pass"],
      [1, "YY:b1b2/1"],
      [0, "RR:a1a2/1"],
    ];
    const last = (changes: Partial<QinView>) => pictureOf(view(changes)).last.map((tile) => tile.map(nameOf));
    // each tile by itself: side by side they would look like one
    expect(last({ latest })).toEqual([
      ["c1", "c2"],
      ["b1", "b2"],
    ]);
    expect(last({ latest: latest.slice(3) })).toEqual([["a1", "a2"]]);
    expect(last({ latest, seat: null })).toEqual([["c1", "c2"]]);
    expect(last({ latest: [] })).toEqual([]);
  });

  it("of a bare map joins the squares of a village", () => {
    expect(pictureOfMap({ name: "small", rows: ROWS }).villages).toEqual([
      { cells: ["c2", "c3"], owner: null },
    ]);
  });
});

describe("a pagoda", () => {
  const province = (cells: string[], owner: number): Province => ({ cells, colour: "R", owner, pagodas: 1 });

  it("stands near the middle of a new province", () => {
    expect([...pagodaSpaces([province(["a1", "b1", "c1"], 0)], new Map()).keys()]).toEqual(["b1"]);
  });

  it("stays where it stood when its province grows", () => {
    const before = new Map([["a1", 0]]);
    expect([...pagodaSpaces([province(["a1", "b1", "c1"], 0)], before).keys()]).toEqual(["a1"]);
  });

  it("of another owner does not take over the old one's place", () => {
    const before = new Map([["a1", 1]]);
    expect([...pagodaSpaces([province(["a1", "b1", "c1"], 0)], before).keys()]).toEqual(["b1"]);
  });

  it("is missing where the province has no owner", () => {
    expect(pagodaSpaces([{ ...province(["a1", "b1"], 0), owner: null, pagodas: 0 }], new Map()).size).toBe(0);
  });
});
