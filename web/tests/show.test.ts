import { beforeEach, describe, expect, it, vi } from "vitest";
import type { QinEvent } from "../src/games/qin/data/events";
import type { QinView } from "../src/games/qin/data/view";
import { Show, type Update } from "../src/games/qin/table/show.svelte";

const FOUNDED: QinEvent = { event: "founded", seat: 0, space: "c3", colour: "R", size: 2 };
const DREW: QinEvent = { event: "drew", seat: 0, pile: 1, tile: null };
const update = (name: string, ...events: QinEvent[]): Update => ({
  view: name as unknown as QinView,
  events,
});

describe("the show", () => {
  let drawn: unknown[];
  let moving: boolean;
  let show: Show;

  beforeEach(() => {
    vi.useFakeTimers();
    drawn = [];
    moving = true;
    show = new Show(
      ({ view }) => drawn.push(view),
      () => moving,
    );
  });

  it("draws the first update at once, and the next when its events have been shown", async () => {
    show.add(update("mine", FOUNDED));
    show.add(update("theirs", FOUNDED));
    expect(drawn).toEqual(["mine"]);
    await vi.advanceTimersByTimeAsync(300);
    expect(drawn).toEqual(["mine"]);
    await vi.runAllTimersAsync();
    expect(drawn).toEqual(["mine", "theirs"]);
  });

  it("does not let an update that comes a little later cut the telling short", async () => {
    show.add(update("mine", FOUNDED));
    await vi.advanceTimersByTimeAsync(100);
    show.add(update("theirs", FOUNDED));
    await vi.advanceTimersByTimeAsync(100);
    expect(drawn).toEqual(["mine"]);
    await vi.runAllTimersAsync();
    expect(drawn).toEqual(["mine", "theirs"]);
  });

  it("does not wait where nothing is to be seen", async () => {
    show.add(update("one", DREW));
    show.add(update("two"));
    await vi.advanceTimersByTimeAsync(0);
    expect(drawn).toEqual(["one", "two"]);
  });

  it("does not wait where movement is not wanted, and shows no badges", async () => {
    moving = false;
    show.add(update("one", FOUNDED));
    show.add(update("two", FOUNDED));
    await vi.advanceTimersByTimeAsync(0);
    expect(drawn).toEqual(["one", "two"]);
    expect([show.events, show.rising.size]).toEqual([[], 0]);
  });

  it("forgets what was waiting when something else is to be shown", async () => {
    show.add(update("mine", FOUNDED));
    show.add(update("theirs", FOUNDED));
    show.clear();
    await vi.runAllTimersAsync();
    expect(drawn).toEqual(["mine"]);
  });
});
