import { beforeAll, describe, expect, it, vi } from "vitest";
import { whatIsPlayed, whoSits } from "../src/start/card";
import { turnOf } from "../src/table/names";
import type { SeatInfo, Summary } from "../src/wire/messages";
import { say, speak } from "../src/words/say.svelte";
import { ago } from "../src/words/when";

const seat = (more: Partial<SeatInfo>) => ({ kind: "person", name: null, you: false, ...more }) as SeatInfo;
const regent = seat({ kind: "bot", name: "regent" });

function table(seats: SeatInfo[], more: Partial<Summary> = {}): Summary {
  const plain = { id: "t", game: "qin", status: "open", changed: 0, pace: { per: "none" }, your_turn: false };
  return { ...plain, options: { board: "lion", players: seats.length }, seats, ...more } as Summary;
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

describe("a table in the lobby", () => {
  const seats = [seat({ name: "Freya" }), seat({ kind: "open" }), seat({ kind: "open" })];

  it("says board, clock and free seats", () => {
    const days = table(seats, {
      pace: { per: "move", seconds: 3 * 86_400, increment: 0, bank: 0, hours: null, lenient: true },
    });
    expect(whatIsPlayed(days)).toEqual(["Qin", "Lion", "3 days per turn", "1 of 3 seats taken"]);
    expect(whatIsPlayed(table(seats))).toContain("no time limit");
  });

  it("says how The Great Wall is played, and nothing that it does not know of other games", () => {
    expect(whatIsPlayed(table(seats, { game: "great-wall", options: { coop: true, players: 3 } }))[1]).toBe(
      "All together",
    );
    expect(whatIsPlayed(table(seats, { game: "nim" }))[1]).toBe("no time limit");
  });
});

describe("a game of one’s own", () => {
  it("says which seat is the reader’s", () => {
    expect(whoSits(table([regent, seat({ you: true })]))).toBe("Regent · Purple (you)");
    expect(whoSits(table([seat({ you: true }), seat({ you: true })]))).toBe("Green · Purple"); // one device
  });

  it("names every opponent, the board, and the result once it is over", () => {
    const over = table([seat({ you: true, name: "Ann" }), regent, regent], { status: "over", winners: [0] });
    expect(whoSits(over)).toBe("Ann (you) · Regent (purple) · Regent (black)");
    expect(whatIsPlayed(over)).toEqual(["Qin", "Lion", "you won"]);
    expect(whatIsPlayed({ ...over, winners: [], canceled: true })).toEqual(["Qin", "Lion", "canceled"]);
  });
});

describe("whose turn it is", () => {
  const two = table([regent, regent], { status: "playing" });

  it("has a possessive only after a name without its color", async () => {
    expect(turnOf(table([regent, seat({ name: "Ann" })]), 1)).toBe("Ann’s turn");
    expect(turnOf(two, 1)).toBe("Regent, purple: to move");
    await speak("de");
    expect(turnOf(two, 1)).toBe("Regentin, violett: am Zug");
    await speak("fr");
    expect(turnOf(two, 1)).toMatch(/, violet\u202f: au trait$/u);
    await speak("en");
  });

  it("leaves no possessive to the other sentences of the page about a player", () => {
    const player = "Regent (purple)";
    const facts = { player, colour: "R", space: "g7", size: 5, before: "51", after: "13" };
    for (const id of ["page-gone", "page-log-freed", "page-review-chance"])
      expect(say(id, facts)).not.toContain(")’s");
    for (const id of ["event-qin-expanded", "event-qin-major"]) expect(say(id, facts)).not.toContain(")’s");
  });
});

describe("how long ago", () => {
  const now = Date.UTC(2026, 10, 18, 12);
  const minutes = (count: number) => now - count * 60_000;

  it("is said in the largest unit that has passed", () => {
    const times = [0, 5, 130, 25 * 60, 9 * 24 * 60].map((count) => ago(minutes(count), now, "en"));
    expect(times).toEqual(["now", "5 min. ago", "2 hr. ago", "yesterday", "last week"]);
    expect(ago(minutes(5), now, "de")).toBe("vor 5 Min.");
    expect(ago(minutes(5), now, "fr")).toMatch(/^il y a 5\smin$/u);
  });

  it("is never in the future where the server’s clock is ahead", () => {
    expect(ago(minutes(-3), now, "en")).toBe("now");
  });
});
