import { describe, expect, it } from "vitest";
import { BOARDS } from "../src/games/qin/boards";
import { fromLink, recordOf, toLink, withHands } from "../src/games/qin/data/position";
import { spaceOf } from "../src/games/qin/data/space";
import {
  applied,
  areaAt,
  bare,
  blank,
  fromText,
  handKnown,
  pictureOfSketch,
  takes,
  toText,
  type Tool,
  withPlayers,
  withTile,
} from "../src/games/qin/position/sketch";

const SMALL = ["R..V", "Y..V", "B~.."];
const use = (sketch: ReturnType<typeof blank>, ...steps: [string, Tool][]) =>
  steps.reduce((before, [name, tool]) => applied(before, spaceOf(name), tool), sketch);

describe("a position that is made up", () => {
  it("is painted on grass only, and erased", () => {
    const painted = use(blank(SMALL, 2), ["b1", "r"], ["c1", "r"], ["b3", "y"], ["a1", "b"], ["d1", "y"]);
    expect(painted.rows).toEqual(["RrrV", "Y..V", "B~.."]);
    expect(takes(painted, spaceOf("b3"), "y")).toBe(false);
    expect(takes(painted, spaceOf("b2"), 0)).toBe(false);
    expect(bare(painted.rows)).toEqual(SMALL);
    expect(use(painted, ["c1", "erase"]).rows).toEqual(["Rr.V", "Y..V", "B~.."]);
  });

  it("has one pagoda in each province and village, the one that was set last", () => {
    const owned = use(blank(SMALL, 2), ["b1", "r"], ["a1", 0], ["b1", 1], ["d1", 0], ["d2", 1]);
    expect(owned.pagodas).toEqual([
      ["b1", "1"],
      ["d2", "1"],
    ]);
    expect(use(owned, ["d1", "erase"], ["b1", "erase"]).pagodas).toEqual([]);
  });

  it("says as text what was painted, and leaves open what follows", () => {
    const sketch = withTile(use(blank(SMALL, 2), ["b1", "r"], ["c1", "r"], ["a1", 1]), 0, 1, "YB");
    expect(toText(sketch)).toBe("qin1 2 RrrV/Y2V/B~2 a1=1 * ??YB??,?????? * 0 * -");
    expect(fromText(toText(sketch))).toEqual(sketch);
  });

  it("is read from any position, also from the end of a game", () => {
    const text = "qin1 2 Rrr/Yt1/B2 a1=1x1 24,23 RRYY??,- 17,17,16,16 - 9 1:RRYB";
    const sketch = fromText(text)!;
    expect(sketch.rows).toEqual(["Rrr", "Yy.", "B.."]);
    expect(sketch).toMatchObject({ mover: null, out: "1:RRYB", hands: [["RR", "YY", "??"], []] });
    expect(sketch.pagodas).toEqual([["a1", "1x1"]]);
    for (const wrong of ["", "qin2 2 R", "qin1 7 R/Y/B - * ?? * 0 * -", "qin1 2 R./Y - * ??,?? * 0 * -"])
      expect(fromText(wrong)).toBeNull();
  });

  it("goes into a link and comes back, also without the stroke at its end", () => {
    for (const { rows } of BOARDS) {
      const text = toText(use(blank(rows, 3), ["f5", "b"], ["f5", 2]));
      const link = toLink(text);
      expect(link).not.toMatch(/[\s/]|-$/);
      expect(fromLink(link)).toBe(text);
    }
    const out = "qin1 2 R2/Y2/B2 - * -,?????? * 1 * 0:RRYYBB";
    expect(fromLink(toLink(out))).toBe(out);
  });

  it("keeps what fits another number of players", () => {
    const four = use(blank(SMALL, 4), ["b1", "r"], ["b1", 3], ["d1", 0]);
    const two = withPlayers({ ...four, mover: 3 }, 2);
    expect(two.pagodas).toEqual([["d1", "0"]]);
    expect([two.hands.length, two.mover]).toEqual([2, 0]);
    expect(withPlayers(two, 3).hands).toHaveLength(3);
  });

  it("knows whether the mover's tiles are known", () => {
    let sketch = blank(SMALL, 2);
    for (const at of [0, 1, 2]) {
      expect(handKnown(sketch)).toBe(false);
      sketch = withTile(sketch, 0, at, "RR");
    }
    expect(handKnown(sketch)).toBe(true);
    expect(handKnown({ ...sketch, mover: null })).toBe(false);
  });
});

describe("its picture", () => {
  it("has the areas that hang together, and what the server found in them", () => {
    const sketch = use(blank(SMALL, 2), ["b1", "r"], ["c1", "r"], ["a1", 1]);
    expect(areaAt(sketch.rows, spaceOf("d1"))).toHaveLength(2);
    const cells = ["a1", "b1", "c1"];
    const bareOne = pictureOfSketch(sketch, null);
    expect(bareOne.regions.find(({ colour }) => colour === "R")).toMatchObject({ owner: 1, pagodas: 1 });
    expect(bareOne.starts.map(({ colour }) => colour)).toEqual(["Y", "B"]);
    expect(bareOne.villages[0]!.owner).toBeNull();
    const drawn = {
      provinces: [{ cells, colour: "R" as const, owner: 1, pagodas: 2 }],
      villages: [{ cells: ["d1", "d2"], owner: 1 }],
      supplies: [24, 21],
    };
    const full = pictureOfSketch(sketch, drawn);
    expect(full.regions.find(({ colour }) => colour === "R")!.pagodas).toBe(2);
    expect(full.villages[0]!.owner).toBe(1);
  });
});

describe("a position of a replay", () => {
  it("is brought along with all hands", () => {
    expect(withHands("qin1 2 R - 24,24 ??????,?????? 1 0 0 -", [["RR", "YY"], []])).toBe(
      "qin1 2 R - 24,24 RRYY,?????? 1 0 0 -",
    );
    expect(recordOf({ position: "x" })).toMatchObject({ game: "qin", choices: [], setup: { position: "x" } });
  });
});
