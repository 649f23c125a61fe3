import { describe, expect, it } from "vitest";
import { type Picture, pictureOfMap } from "../src/games/qin/data/picture";
import { nameOf } from "../src/games/qin/data/space";
import { placementOf } from "../src/games/qin/data/token";
import { type Box, covered, toolsPlace } from "../src/games/qin/table/tools";

const MAP = {
  name: "m",
  rows: ["R.......", "........", "...V....", "........", "........", ".......Y", "B......."],
};

function place(token: string, picture: Picture = pictureOfMap(MAP), width = 3, height = 1.2): Box {
  return toolsPlace(picture, placementOf(token)!, width, height);
}

/** How much of these spaces the buttons hide. */
function hides(box: Box, ...spaces: string[]): number {
  const all = new Map<string, number>();
  for (let column = 0; column < 26; column += 1)
    for (let row = 0; row < 26; row += 1) all.set(nameOf({ column, row }), 0);
  spaces.forEach((space) => all.set(space, 1));
  return covered(box, all);
}

describe("the buttons of a tile that was put down", () => {
  it("stand on the board and never on the tile, wherever it lies", () => {
    for (let column = 0; column < 8; column += 1)
      for (let row = 0; row < 7; row += 1)
        for (const other of [
          { column: column + 1, row },
          { column, row: row + 1 },
        ]) {
          if (other.column > 7 || other.row > 6) continue;
          const spaces = [nameOf({ column, row }), nameOf(other)];
          const box = place(`RY:${spaces.join("")}`);
          expect(hides(box, ...spaces)).toBe(0);
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.left + box.width).toBeLessThanOrEqual(8);
          expect(box.top).toBeGreaterThanOrEqual(0);
          expect(box.top + box.height).toBeLessThanOrEqual(7);
        }
  });

  it("leave provinces and villages free that the tile touches", () => {
    const bare = pictureOfMap(MAP);
    const cells = ["c4", "c5", "d5", "e5", "f5"];
    const picture = { ...bare, regions: [{ cells, colour: "R" as const, owner: 0, pagodas: 2 }] };
    const box = place("RR:d4e4", picture);
    expect(hides(box, ...cells, "d3")).toBe(0);
  });

  it("stand below the tile where nothing speaks against it", () => {
    const box = place("RY:f1g1");
    expect(box.top).toBeGreaterThan(1);
    expect(box.left + box.width / 2).toBeCloseTo(6);
  });
});
