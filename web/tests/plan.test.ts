import { describe, expect, it } from "vitest";
import { levelsOf, planFor, strengthOf, type Wish } from "../src/start/plan";

describe("a plan", () => {
  const wish: Wish = {
    game: "qin",
    with: "bot",
    level: "settler",
    players: 3,
    clock: "move",
    games: 3,
    hints: false,
    listed: true,
    options: {},
  };

  it("seats computer players, friends or people at this screen beside me", () => {
    const kinds = (whom: Wish["with"]) => planFor({ ...wish, with: whom }, {}).seats.map((seat) => seat.kind);
    expect(kinds("bot")).toEqual(["me", "bot", "bot"]);
    expect(kinds("friends")).toEqual(["me", "open", "open"]);
    expect(kinds("hot-seat")).toEqual(["me", "me", "me"]);
    expect(kinds("alone")).toEqual(["me"]);
    expect(planFor({ ...wish, with: "alone" }, { coop: false }).options).toEqual({ coop: false, players: 1 });
    expect(planFor(wish, {}).series).toBe(3);
  });

  it("has a clock, chat and a place in the list only among friends", () => {
    const alone = planFor(wish, {});
    expect([alone.pace?.per, alone.chat, alone.listed, alone.takebacks]).toEqual([
      "none",
      false,
      false,
      true,
    ]);
    const friends = planFor({ ...wish, with: "friends" }, {});
    expect([friends.pace?.per, friends.chat, friends.listed, friends.takebacks]).toEqual([
      "move",
      true,
      true,
      false,
    ]);
  });

  it("gives hints against the computer, and among people where they are wanted", () => {
    const hints = (whom: Wish["with"], wanted: boolean) =>
      planFor({ ...wish, with: whom, hints: wanted }, {}).hints;
    expect([hints("bot", false), hints("friends", false), hints("hot-seat", true)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it("offers the levels whose strength the server knows, the weakest first", () => {
    const measured = { against: "apprentice", percent: 91.5, games: 400, others: 1 };
    const strength = { apprentice: measured, settler: measured, chancellor: measured };
    const known = [
      { id: "qin", rules: "1", options: [], bots: ["random", "chancellor", "apprentice"], strength },
      { id: "great-wall", rules: "1", options: [], bots: ["random", "rules"], strength: {} },
      { id: "third", rules: "1", options: [], bots: ["random"], strength: {} },
    ];
    expect(strengthOf(known, "qin")).toEqual(strength);
    expect(strengthOf([], "qin")).toEqual({});
    expect(levelsOf(known, "qin")).toEqual(["apprentice", "chancellor"]);
    expect(levelsOf(known, "great-wall")).toEqual(["rules"]);
    expect(levelsOf(known, "third")).toEqual(["random"]);
    expect(levelsOf([], "qin")).toEqual([]);
  });
});
