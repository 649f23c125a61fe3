import { describe, expect, it } from "vitest";
import {
  type Hold,
  nextPlacement,
  onBoard,
  placementsFor,
  putDown,
  spacesFor,
  tokenFrom,
  turned,
  turnedToFit,
} from "../src/games/qin/data/hold";
import { spaceOf } from "../src/games/qin/data/space";
import { placementOf, tokenOf } from "../src/games/qin/data/token";

const hold = (tile: Hold["tile"], turn: Hold["turn"], at: string): Hold => ({ tile, turn, at: spaceOf(at) });

describe("tokens", () => {
  it("names the first colour's space first", () => {
    expect(tokenFrom(hold("RY", 1, "g8"))).toBe("RY:g8g9");
    expect(tokenFrom(hold("RY", 3, "g8"))).toBe("RY:g8g7");
  });

  it("of a double tile names the space that comes first in reading order first", () => {
    expect(tokenFrom(hold("BB", 2, "c3"))).toBe("BB:b3c3");
    expect(tokenFrom(hold("BB", 3, "c3"))).toBe("BB:c2c3");
    expect(tokenFrom(hold("BB", 0, "c10"))).toBe("BB:c10d10");
  });

  it("are read back as they were written, with or without a pile", () => {
    for (const token of ["RY:g8g9", "BB:l9l10", "YB:m13l13"]) {
      expect(tokenOf(placementOf(token)!)).toBe(token);
      expect(tokenOf(placementOf(`${token}/4`)!)).toBe(token);
    }
  });

  it("that are no placements are none", () => {
    for (const token of ["pass", "resign", "RY:g8", ""]) expect(placementOf(token)).toBeNull();
  });
});

describe("the held tile", () => {
  it("turns through four ways and back", () => {
    let now = hold("RY", 0, "c3");
    const seen = Array.from({ length: 4 }, () => tokenFrom((now = turned(now))));
    expect(seen).toEqual(["RY:c3c4", "RY:c3b3", "RY:c3c2", "RY:c3d3"]);
    expect(turned(now, -1).turn).toBe(3);
  });

  it("stays on the board with both halves", () => {
    expect(tokenFrom(onBoard(hold("RY", 0, "m13"), 13, 13))).toBe("RY:l13m13");
    expect(tokenFrom(onBoard(hold("RY", 1, "m13"), 13, 13))).toBe("RY:m12m13");
    expect(tokenFrom(onBoard(hold("RY", 2, "a1"), 13, 13))).toBe("RY:b1a1");
    expect(tokenFrom(onBoard(hold("RY", 3, "a1"), 13, 13))).toBe("RY:a2a1");
  });

  it("is put down as it is turned, if that is offered", () => {
    const offered = new Set(["RY:c3d3", "RY:c3c4"]);
    expect(tokenFrom(putDown(hold("RY", 1, "a1"), spaceOf("c3"), offered))).toBe("RY:c3c4");
  });

  it("is turned to fit where only another way is offered", () => {
    const offered = new Set(["RY:c3c2"]);
    expect(tokenFrom(putDown(hold("RY", 0, "a1"), spaceOf("c3"), offered))).toBe("RY:c3c2");
    expect(tokenFrom(putDown(hold("RY", 0, "a1"), spaceOf("c2"), offered))).toBe("RY:c3c2");
  });

  it("stays as it is where nothing is offered, to get the reason", () => {
    expect(tokenFrom(putDown(hold("RY", 1, "a1"), spaceOf("c3"), new Set()))).toBe("RY:c3c4");
  });

  it("turns round its first half to the next way that is offered", () => {
    const offered = new Set(["RY:c3d3", "RY:c3c2"]);
    const first = turnedToFit(hold("RY", 0, "c3"), offered);
    expect(tokenFrom(first)).toBe("RY:c3c2");
    expect(tokenFrom(turnedToFit(first, offered))).toBe("RY:c3d3");
    expect(tokenFrom(turnedToFit(hold("RY", 0, "c3"), new Set()))).toBe("RY:c3c4");
  });

  it("could cover every space of the tokens with its name", () => {
    expect(spacesFor("RY", ["RY:c3d3", "RR:a1a2", "pass"])).toEqual(new Set(["c3", "d3"]));
  });
});

describe("the placements of a tile", () => {
  const offered = ["RY:c3c2", "RY:a1b1", "RY:a1b1/2", "BB:a2b2", "RY:b1a1", "RY:a1a2"];
  const tokens = ["RY:a1b1", "RY:a1a2", "RY:b1a1", "RY:c3c2"];

  it("are listed in reading order, each once", () => {
    expect(placementsFor("RY", offered).map(tokenOf)).toEqual(tokens);
    expect(placementsFor("YB", offered)).toEqual([]);
  });

  it("come one after the other, and after the last the first", () => {
    let held: Hold = { tile: "RY", turn: 0, at: null };
    const walk = (by: 1 | -1) =>
      tokens.map(() => {
        const { first, second } = nextPlacement(held, offered, by)!;
        const turn = ([0, 1, 2, 3] as const).find(
          (each) => tokenFrom({ ...held, turn: each, at: first }) === tokenOf({ tile: "RY", first, second }),
        )!;
        held = { ...held, turn, at: first };
        return tokenFrom(held);
      });
    expect(walk(1)).toEqual(tokens);
    expect(tokenOf(nextPlacement(held, offered, 1)!)).toBe(tokens[0]);
    held = { tile: "RY", turn: 0, at: null };
    expect(walk(-1)).toEqual(tokens.toReversed());
  });

  it("are found from a spot where the tile does not fit, if there are any", () => {
    expect(tokenOf(nextPlacement(hold("RY", 0, "a3"), offered, 1)!)).toBe("RY:c3c2");
    expect(tokenOf(nextPlacement(hold("RY", 0, "a3"), offered, -1)!)).toBe("RY:b1a1");
    expect(nextPlacement(hold("YB", 0, "a1"), offered, 1)).toBeUndefined();
  });
});
