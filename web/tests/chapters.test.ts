import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { signOf } from "../src/games/registry";
import { chapters, sectionOf } from "../src/words/clauses";
import { matching } from "../src/words/search";

const text = readFileSync(
  new URL("../../src/mandate/games/great_wall/words/en/game.ftl", import.meta.url),
  "utf-8",
);
const clauses = [...text.matchAll(/^clause-(gw-[a-z-]+) =/gm)].map((found) => found[1]!.replaceAll("-", "."));

describe("the chapters of the rules", () => {
  it("hold every section of The Great Wall once, in the order of reading", () => {
    const parts = signOf("great-wall").book!.parts!;
    const placed = parts.flatMap(({ sections }) => sections);
    expect(new Set(placed).size).toBe(placed.length);
    expect([...new Set(clauses.map(sectionOf))].sort()).toEqual([...placed].sort());
    expect(chapters(clauses, parts)).toEqual(parts);
  });

  it("leave out what was not found", () => {
    const parts = [
      { id: "year", sections: ["fall", "winter"] },
      { id: "end", sections: ["end"] },
    ];
    expect(chapters(["gw.winter.breach"], parts)).toEqual([{ id: "year", sections: ["winter"] }]);
  });

  it("are the sections themselves in a book without parts, and for sections that are in none", () => {
    expect(chapters(["qin.place.free", "qin.join.tie"])).toEqual([
      { id: "place", sections: ["place"] },
      { id: "join", sections: ["join"] },
    ]);
    expect(chapters(["a.new.rule"], [{ id: "end", sections: ["end"] }])).toEqual([
      { id: "new", sections: ["new"] },
    ]);
  });

  it("are searched without minding accents and capitals", () => {
    expect(matching(["Épée", "Lance"], "epee", (each) => each)).toEqual(["Épée"]);
  });
});
