import { describe, expect, it } from "vitest";
import { covered } from "../src/games/great-wall/data/cover";
import { filled } from "../src/games/great-wall/data/tabletop";
import { Lights, type Offer } from "../src/games/great-wall/scene/lights.svelte";
import type { AnyView } from "../src/table/seen";
import type { GreatWallView } from "../src/wire/generated";

class Desk implements Offer {
  chosen = null as string | null;
  constructor(readonly options: Offer["options"]) {}
  pick(token: string): void {
    this.chosen = token;
  }
  press(token: string): void {
    this.pick(token);
  }
  drop(): void {
    this.chosen = null;
  }
}

const move = (from: string, to: string) => ({
  token: `${from}-${to}`,
  choice: {
    label: { id: "x" },
    targets: [
      { kind: "location", id: from },
      { kind: "location", id: to },
    ],
  },
});

describe("lights", () => {
  const offer = () =>
    new Desk([
      move("lum", "tem"),
      move("lum", "tea"),
      move("qua", "tem"),
      { token: "done", choice: { label: { id: "y" } } },
    ]);

  it("light what the options are about, and nothing else", () => {
    const lights = new Lights(offer());
    expect(lights.of("location", "lum")).toBe("lit");
    expect(lights.of("location", "gol")).toBeNull();
    expect(lights.of("section", "lum")).toBeNull();
    expect(lights.only).toBeNull();
  });

  it("narrow down, and choose as soon as one option is left", () => {
    const desk = offer();
    const lights = new Lights(desk);
    lights.press("location", "lum");
    expect(desk.chosen).toBeNull();
    expect([...lights.only!]).toEqual(["lum-tem", "lum-tea"]);
    expect(lights.of("location", "qua")).toBeNull();
    lights.press("location", "tea");
    expect(desk.chosen).toBe("lum-tea");
  });

  it("let go of a thing that is pressed again, and of everything", () => {
    const desk = offer();
    const lights = new Lights(desk);
    lights.press("location", "qua");
    expect(desk.chosen).toBe("qua-tem");
    lights.press("location", "qua");
    expect(desk.chosen).toBeNull();
    expect(lights.only).toBeNull();
    lights.press("location", "tem");
    lights.clear();
    expect(lights.left.length).toBe(4);
  });

  it("start over with something that does not fit what was pressed", () => {
    const desk = offer();
    const lights = new Lights(desk);
    lights.press("location", "lum");
    lights.press("location", "qua");
    expect(desk.chosen).toBe("qua-tem");
  });
});

const VIEW = {
  game: "great-wall",
  seat: 0,
  decision: { number: 1, kind: "clerks", options: ["lum"] },
  sections: [
    {
      section: "L",
      archers: [0],
      rest: [{ Sp: 2 }],
      defense: 1,
      power: 0,
      barricade_spots: 3,
      barricade_defense: 1,
      wall: { level: 0, defense: 0, firing: 1 },
    },
  ],
  locations: [{ place: "lum", clerks: [1] }],
  warehouse: { W: 1 },
  clans: [
    { clan: 0, hand_limit: 5, supporting: ["A01"] },
    { clan: 1, hand_limit: 5, supporting: [null, "A02"] },
  ],
  decks: { hordes: 3, advisors: 1, tactics: 1, coming: [{ card: "H1-L", back: "L" }] },
  mission: null,
  own: { generals: [], advisors: [], tactics: ["T01"], prices: {} },
} as unknown as GreatWallView;

describe("the table", () => {
  it("has everything filled in that goes without saying", () => {
    const table = filled(VIEW);
    expect(table.sections[0]!.rest[0]).toEqual({ Sp: 2, Ar: 0, Ho: 0 });
    expect(table.sections[0]!.hordes).toEqual([]);
    expect(table.locations[0]!.shame).toBeNull();
    expect(table.clans[1]!.pool.Ho).toBe(0);
    expect(table.own!.goods.C).toBe(0);
  });

  it("shows nothing that only one seat may know while the device goes from hand to hand", () => {
    const open = covered(VIEW as unknown as AnyView) as unknown as GreatWallView;
    expect(open.own).toBeNull();
    expect(open.decision).toBeNull();
    expect(open.decks.coming![0]!.card).toBeNull();
    expect(open.clans[0]!.supporting).toEqual([null]);
    expect(open.clans[1]!.supporting).toEqual([null, "A02"]);
    expect(JSON.stringify(open)).not.toContain("T01");
  });
});
