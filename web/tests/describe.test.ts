import { beforeAll, describe, expect, it, vi } from "vitest";
import { describeProvince, describeVillage } from "../src/games/qin/words/describe";
import { speak } from "../src/words/say.svelte";

const nameOf = () => "Ann";

describe("what lies on the board, in words", () => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await speak("en");
  });

  it("names every space of a province, in reading order", () => {
    const province = { cells: ["h9", "g10", "g9"], colour: "R", owner: 0, pagodas: 1 } as const;
    expect(describeProvince({ ...province, cells: [...province.cells] }, nameOf)).toContain("g9, h9 and g10");
    expect(describeProvince({ cells: ["c4"], colour: "B", owner: null, pagodas: 0 }, nameOf)).toContain("c4");
  });

  it("names both squares of a village", () => {
    for (const owner of [0, null]) {
      expect(describeVillage({ cells: ["k3", "l3"], owner }, nameOf)).toContain("k3 and l3");
    }
  });
});
