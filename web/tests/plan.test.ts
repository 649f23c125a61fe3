import { describe, expect, it, vi } from "vitest";
import { wishOf } from "../src/matching/matching";
import {
  figuresOf,
  levelsOf,
  namesOf,
  planFor,
  playersOf,
  rungsOf,
  type Wish,
  wishAtOnce,
} from "../src/start/plan";

vi.mock("../src/wire/api", () => ({ ask: () => undefined })); // which needs a page

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
    names: [],
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

  it("is rated with up to four players only, and so is a search for any number of them", () => {
    const rated = (players: number) => planFor({ ...wish, players, rated: true }, {}).rated;
    expect([4, 5].map(rated)).toEqual([true, false]);
    const search = { game: "wall", seats: "any", tempo: "now", rated: true } as const;
    expect(wishOf(search, 5).seats).toEqual([2, 3, 4]);
    expect(wishOf({ ...search, rated: false }, 5).seats).toEqual([2, 3, 4, 5]);
    expect(wishOf({ ...search, seats: "5" }, 5).seats).toEqual([5]); // the server says why that is not rated
  });

  it("has names for the seats at one device only, empty where none was entered", () => {
    const named = { ...wish, names: [" Mia ", "Jo", "Al", "Old"] };
    expect(namesOf(named)).toEqual([]);
    expect(namesOf({ ...named, with: "hot-seat" })).toEqual(["Mia", "Jo", "Al"]);
    expect(namesOf({ ...wish, with: "hot-seat" })).toEqual(["", "", ""]);
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

  it("offers the ladder as the server tells it, the weakest first", () => {
    const measured = { against: "apprentice", percent: 74.5, games: 400, others: 1, low: 70, high: 78 };
    const plain = { rules: "1", options: [], agents: [], strength: {}, figures: {}, levels: [], rated: true };
    const known = [
      {
        ...plain,
        id: "qin",
        bots: ["random", "chancellor", "apprentice", "dreamer"],
        levels: ["dreamer", "apprentice", "unheard-of", "chancellor"],
        figures: { chancellor: [measured] },
      },
      { ...plain, id: "third", bots: ["random", "clever"] },
      { ...plain, id: "fourth", bots: ["random"] },
    ];
    expect(figuresOf(known, "qin", "chancellor")).toEqual([measured]);
    expect(figuresOf(known, "qin", "apprentice")).toEqual([]);
    expect(figuresOf([], "qin", "chancellor")).toEqual([]);
    expect(levelsOf(known, "qin")).toEqual(["dreamer", "apprentice", "chancellor"]);
    expect(levelsOf(known, "third")).toEqual(["clever"]);
    expect(levelsOf(known, "fourth")).toEqual(["random"]);
    expect(levelsOf([], "qin")).toEqual([]);
    const invited = known.map((info) => ({ ...info, bots: [...info.bots, "Hua"], agents: ["Hua"] }));
    expect(levelsOf(invited, "qin")).toEqual(["dreamer", "apprentice", "chancellor", "Hua"]);
    expect(rungsOf(invited, "qin")).toEqual(["dreamer", "apprentice", "chancellor"]);
    expect(levelsOf(invited, "third")).toEqual(["clever", "Hua"]);
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
        levels: [],
        figures: {},
        rated: false,
      },
      {
        id: "alone",
        rules: "1",
        options: [{ ...players, default: 1 }],
        bots: ["random"],
        agents: [],
        strength: {},
        levels: [],
        figures: {},
        rated: false,
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
