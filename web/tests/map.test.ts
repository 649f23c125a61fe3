import { describe, expect, it } from "vitest";
import { fitsLink, fromLink, toLink } from "../src/games/qin/editor/link";
import { painted, resized, SIGNS } from "../src/games/qin/editor/map";
import { BOARDS, rowsOf } from "../src/games/qin/boards";

describe("a map", () => {
  it("is painted one space at a time", () => {
    expect(painted(["...", "..."], 1, 0, "V")).toEqual([".V.", "..."]);
  });

  it("keeps what is on it when it changes its size, within limits", () => {
    expect(resized(["RYB", "V..", "..."], 4, 3)).toEqual(["RYB.", "V...", "...."]);
    expect(resized(["RYB", "V..", "..."], 1, Number.NaN)).toEqual(["RYB", "V..", "..."]);
    expect(resized(["..."], 99, 99)).toHaveLength(26);
  });

  it("is read from text without its notes", () => {
    expect(rowsOf("# mine\r\nR..\r\n\r\nY..\n")).toEqual(["R..", "Y.."]);
  });
});

describe("a shared map", () => {
  const largest = Array.from({ length: 26 }, (_, row) =>
    Array.from({ length: 26 }, (_, column) => SIGNS[(row * 7 + column * 3) % SIGNS.length]).join(""),
  );
  const maps = [
    ...BOARDS.map((board) => [...board.rows]),
    ["R.~", "Y.V", "B.."],
    ["...", "...", "..."],
    largest,
  ];

  it("goes into a link of letters and digits only, and comes back", () => {
    for (const rows of maps) {
      const link = toLink(rows);
      expect(fromLink(link)).toEqual(rows);
      expect(link).toMatch(/^[0-9a-z]+$/);
      expect(link.length).toBeLessThan(400);
      expect(fromLink(link.toUpperCase())).toEqual(rows); // as some keyboards begin a line
    }
    expect(toLink(maps[0]!).length).toBeLessThan(100);
  });

  it("that was damaged is noticed, whatever was done to its link", () => {
    for (const link of maps.map(toLink)) {
      for (let cut = 1; cut < link.length; cut += 1) expect(fromLink(link.slice(0, -cut))).toBeNull();
      for (let at = 0; at < link.length; at += 1) {
        const other = link[at] === "z" ? "y" : "z";
        expect(fromLink(link.slice(0, at) + other + link.slice(at + 1))).toBeNull();
        expect(fromLink(link.slice(0, at) + link.slice(at + 1))).toBeNull();
      }
      for (const more of ["0", "a", "+b"]) expect(fromLink(link + more)).toBeNull();
      for (const more of [".", ",", ")!"]) expect(fromLink(link + more)).not.toBeNull();
    }
    expect(fromLink("")).toBeNull();
  });

  it("by a link of the first form still opens, if it is whole", () => {
    expect(fromLink("R.~_Y.V_B..")).toEqual(["R.~", "Y.V", "B.."]);
    for (const wrong of ["R.~_Y.V_B", "R.~_Y._B..", "R.x_Y.V_B..", "R.~_Y.V_"])
      expect(fromLink(wrong)).toBeNull();
  });

  it("has a link only where it is one", () => {
    expect(fitsLink(["R.~", "Y.V", "B.."])).toBe(true);
    for (const rows of [[], ["R.~"], ["R.~", "Y.", "B.."], ["R.x", "Y.V", "B.."]])
      expect(fitsLink(rows)).toBe(false);
  });
});
