import { describe, expect, it } from "vitest";
import { fitsLink, fromLink, toLink } from "../src/games/qin/editor/link";
import { painted, resized, SIGNS } from "../src/games/qin/editor/map";
import { Painting } from "../src/games/qin/editor/painting.svelte";
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

  it("gets back what a smaller size has cut off", () => {
    const work = new Painting(["R..V", "Y...", "B..~"]);
    work.resize(3, 3);
    work.paint(1, 1, "V");
    expect(work.rows).toEqual(["R..", "YV.", "B.."]);
    work.resize(5, 4);
    expect(work.rows).toEqual(["R..V.", "YV...", "B..~.", "....."]);
    work.open(["RYB", "...", "..."]);
    work.resize(4, 3);
    expect(work.rows).toEqual(["RYB.", "....", "...."]); // of another map nothing
  });

  it("is undone and redone step by step, a whole stroke at once", () => {
    const first = ["RYB", "...", "..."];
    const work = new Painting(first);
    expect([work.canUndo, work.canRedo]).toEqual([false, false]);
    work.paint(0, 1, "V");
    work.paint(1, 1, "V", true);
    work.paint(1, 1, "V", true); // the pointer rests
    work.paint(2, 2, "~");
    expect(work.rows).toEqual(["RYB", "VV.", "..~"]);
    work.undo();
    expect(work.rows).toEqual(["RYB", "VV.", "..."]);
    work.undo();
    expect(work.rows).toEqual(first);
    expect(work.canUndo).toBe(false);
    work.redo();
    work.redo();
    expect(work.rows).toEqual(["RYB", "VV.", "..~"]);
    work.undo();
    work.paint(0, 2, "V");
    expect(work.canRedo).toBe(false);
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
