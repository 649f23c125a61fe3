import { beforeEach, describe, expect, it, vi } from "vitest";
import { Replay } from "../src/replay/replay.svelte";
import type { GivenGameRecord, Replayed } from "../src/wire/messages";
import { replayed } from "../src/wire/study";

vi.mock("../src/wire/study");
vi.mock("../src/wire/api", () => ({ troubleOf: (problem: Error) => problem.message }));

const RECORD: GivenGameRecord = { game: "third", rules: "1", setup: {} };
const LENGTH = 300;

describe("a replay", () => {
  let asked: [number, number][];
  let replay: Replay;

  beforeEach(async () => {
    asked = [];
    vi.mocked(replayed).mockImplementation((_, [from, to], steps) => {
      asked.push([from, to]);
      const numbers = Array.from({ length: LENGTH }, (__, number) => number);
      const answer = {
        first: from,
        views: numbers.slice(from, to).map((number) => ({ view: { number } })),
        ...(steps ? { steps: numbers.map(() => ({ seat: null, choice: null, events: [] })) } : {}),
      };
      return Promise.resolve(answer as unknown as Replayed);
    });
    replay = new Replay();
    await replay.open(RECORD);
  });

  const seen = async (at: number) => {
    replay.go(at);
    await vi.waitFor(() => expect(replay.seen).not.toBeNull());
    return (replay.seen?.view as unknown as { number: number }).number;
  };

  it("has a stretch of positions at first, and asks for others when they come near", async () => {
    expect(replay.last).toBe(LENGTH - 1);
    expect(asked).toEqual([[0, 20]]);
    expect(await seen(3)).toBe(3);
    expect(asked).toHaveLength(1);
    expect(await seen(200)).toBe(200);
    expect(asked.at(-1)).toEqual([195, 215]);
    expect(await seen(LENGTH + 50)).toBe(LENGTH - 1);
  });

  it("asks for what lies ahead before one is there", async () => {
    for (let at = 0; at < 60; at += 1) expect(await seen(at)).toBe(at);
    const whole = asked.reduce((sum, [from, to]) => sum + to - from, 0);
    expect(whole).toBeLessThan(160); // not all of it, and nothing over and over
  });

  it("fetches what did not arrive as soon as the line is back", async () => {
    vi.mocked(replayed).mockRejectedValueOnce(new Error("away"));
    replay.go(100);
    await vi.waitFor(() => expect(replay.trouble).toBe("away"));
    replay.lookAgain();
    await vi.waitFor(() => expect(replay.seen).not.toBeNull());
    expect(replay.trouble).toBe("");
  });

  it("shows the position before a move while a better one is looked at: one plays on from there", () => {
    replay.go(3);
    expect(replay.position).toBe(3);
    replay.shown = "RR:a1b1";
    expect(replay.position).toBe(2);
    replay.go(4);
    expect(replay.position).toBe(4);
  });

  it("leaves it to the server to say what is wrong with a file", async () => {
    vi.mocked(replayed).mockRejectedValueOnce(new Error("This is no record."));
    const other = new Replay();
    await other.read(new File(["null"], "game.json"));
    expect([other.trouble, other.record]).toEqual(["This is no record.", null]);
  });
});
