import { describe, expect, it } from "vitest";
import { levelsOf, planFor, playersOf, strengthOf, type Wish, wishAtOnce } from "../src/start/plan";

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
      {
        id: "qin",
        rules: "1",
        options: [],
        bots: ["random", "chancellor", "apprentice"],
        agents: [],
        strength,
      },
      { id: "great-wall", rules: "1", options: [], bots: ["random", "rules"], agents: [], strength: {} },
      { id: "third", rules: "1", options: [], bots: ["random"], agents: [], strength: {} },
    ];
    expect(strengthOf(known, "qin")).toEqual(strength);
    expect(strengthOf([], "qin")).toEqual({});
    expect(levelsOf(known, "qin")).toEqual(["apprentice", "chancellor"]);
    expect(levelsOf(known, "great-wall")).toEqual(["rules"]);
    expect(levelsOf(known, "third")).toEqual(["random"]);
    expect(levelsOf([], "qin")).toEqual([]);
    const invited = known.map((info) => ({ ...info, bots: [...info.bots, "Hua"], agents: ["Hua"] }));
    expect(levelsOf(invited, "qin")).toEqual(["apprentice", "chancellor", "Hua"]);
    expect(levelsOf(invited, "great-wall")).toEqual(["rules", "Hua"]);
  });

  it("has, for who wants to play at once, as many players as the game has by itself and the kindest of them", () => {
    const players = { name: "players", default: 3, least: 1, most: 4, choices: [], about: "" };
    const known = [
      {
        id: "wall",
        rules: "1",
        options: [players],
        bots: ["random", "scribe", "marshal"],
        agents: [],
        strength: {},
      },
      {
        id: "alone",
        rules: "1",
        options: [{ ...players, default: 1 }],
        bots: ["random"],
        agents: [],
        strength: {},
      },
    ];
    const wall = wishAtOnce(known, "wall");
    expect(planFor(wall, {}).seats).toEqual([
      { kind: "me" },
      { kind: "bot", name: "scribe" },
      { kind: "bot", name: "scribe" },
    ]);
    expect(planFor(wall, {})).toMatchObject({ series: 1, listed: false, chat: false });
    expect(wishAtOnce(known, "wall", "marshal").level).toBe("marshal"); // whom one played last
    expect(wishAtOnce(known, "wall", "chancellor").level).toBe("scribe"); // who does not know this game
    expect(planFor(wishAtOnce(known, "alone"), {}).seats).toEqual([{ kind: "me" }]);
    expect(playersOf(known[0], [2, 2])).toEqual([1, 4]);
    expect(playersOf(undefined, [2, 4])).toEqual([2, 4]); // before the server has said so
  });
});
