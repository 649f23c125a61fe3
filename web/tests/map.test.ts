import { describe, expect, it } from "vitest";
import { fromLink, painted, resized, toLink } from "../src/editor/map";
import { rowsOf } from "../src/start/boards";

describe("a map", () => {
  it("is painted one space at a time", () => {
    expect(painted(["...", "..."], 1, 0, "V")).toEqual([".V.", "..."]);
  });

  it("keeps what is on it when it changes its size, within limits", () => {
    expect(resized(["RYB", "V..", "..."], 4, 3)).toEqual(["RYB.", "V...", "...."]);
    expect(resized(["RYB", "V..", "..."], 1, Number.NaN)).toEqual(["RYB", "V..", "..."]);
    expect(resized(["..."], 99, 99)).toHaveLength(26);
  });

  it("goes into a link and comes back", () => {
    const rows = ["R.~", "Y.V", "B.."];
    expect(fromLink(toLink(rows))).toEqual(rows);
    for (const wrong of ["", "R.~", "R.~_Y._B..", "R.x_Y.V_B.."]) expect(fromLink(wrong)).toBeNull();
  });

  it("is read from text without its notes", () => {
    expect(rowsOf("# mine\r\nR..\r\n\r\nY..\n")).toEqual(["R..", "Y.."]);
  });
});
