import { describe, expect, it } from "vitest";
import { mapOf, recordFrom } from "../src/games/qin/data/position";
import { LESSONS } from "../src/games/qin/learn/lesson";

describe("a lesson's position", () => {
  it("lies on the bare map under it", () => {
    expect(mapOf("10R1/1rV~sB6")).toEqual(["..........R.", "..V~.B......"]);
    for (const step of LESSONS.flatMap(({ steps }) => steps)) {
      const { board } = recordFrom(step.position, step.id, []).setup["options"] as {
        board: { rows: string[] };
      };
      expect(new Set(board.rows.map((row) => row.length)).size, step.id).toBe(1);
    }
  });
});
