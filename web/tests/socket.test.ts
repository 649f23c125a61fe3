import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableInfo, Update } from "../src/wire/messages";
import { TableSocket } from "../src/wire/socket";

/** A connection whose other end, and whose pace, is the test. */
class Connection extends EventTarget {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static all: Connection[] = [];
  readyState = 0;
  sent: string[] = [];

  constructor(readonly address: string) {
    super();
    Connection.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  /** Only asks for it: the event comes once the other end has answered. */
  close(): void {
    if (this.readyState < 2) this.readyState = 2;
  }

  opens(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }

  tells(message: object): void {
    this.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(message) }));
  }

  closes(): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code: 1006 }));
  }
}

function update(after: number, number: number): Update {
  return { is: "update", after, number, table: {} as TableInfo, sights: [] } as unknown as Update;
}

describe("a table's socket", () => {
  const heard: Update[] = [];
  const present: boolean[][] = [];
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", new EventTarget());
    vi.stubGlobal("navigator", { onLine: true });
    vi.stubGlobal("WebSocket", Connection);
    Connection.all = [];
    heard.length = 0;
    socket = new TableSocket((after) => `after=${after}`, {
      update: (told) => heard.push(told),
      here: ({ seats }) => present.push(seats),
      shut: () => undefined,
    });
    Connection.all[0]!.opens();
    Connection.all[0]!.tells(update(0, 3));
  });

  afterEach(() => {
    socket.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("tells who came or went, without an update", () => {
    present.length = 0;
    Connection.all[0]!.tells({ is: "here", seats: [true, false] });
    expect(present).toEqual([[true, false]]);
    expect(heard).toHaveLength(1);
  });

  it("comes back after a break, and asks for what it has missed", async () => {
    Connection.all[0]!.closes();
    await vi.advanceTimersByTimeAsync(500);
    expect(Connection.all.map(({ address }) => address)).toEqual(["after=0", "after=3"]);
  });

  it("takes the end of a log that is too long to be told, and goes on from there", async () => {
    Connection.all[0]!.closes();
    await vi.advanceTimersByTimeAsync(500);
    const back = Connection.all[1]!;
    back.opens();
    back.tells(update(120, 320));
    back.tells(update(320, 321));
    expect(heard.map(({ number }) => number)).toEqual([3, 320, 321]);
    expect(back.readyState).toBe(Connection.OPEN);
  });

  it("asks again where something was missed", async () => {
    const [first] = Connection.all;
    first!.tells(update(5, 6));
    expect(heard.map(({ number }) => number)).toEqual([3]);
    first!.closes();
    await vi.advanceTimersByTimeAsync(500);
    expect(Connection.all[1]!.address).toBe("after=3");
  });

  it("hears everything once more if it starts over", async () => {
    const over = socket.startOver();
    Connection.all[0]!.closes();
    await vi.advanceTimersByTimeAsync(500);
    expect(Connection.all[1]!.address).toBe("after=0");
    Connection.all[1]!.opens();
    await over;
  });

  it.each([
    ["rested", () => (socket.rest(), socket.resume())],
    [
      "lost the network",
      () => (window.dispatchEvent(new Event("offline")), window.dispatchEvent(new Event("online"))),
    ],
  ])("keeps one connection if it %s so shortly that the last one is still closing", async (_, leave) => {
    leave();
    const [old, fresh] = Connection.all;
    fresh!.opens();
    old!.tells(update(3, 4));
    fresh!.tells(update(3, 4));
    old!.closes();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Connection.all.length).toBe(2);
    expect(heard.map(({ number }) => number)).toEqual([3, 4]);
  });

  it("says that an answer is lost when its connection is left", async () => {
    const answer = socket.send({ do: "start" });
    socket.rest();
    socket.resume();
    expect(await answer).toMatchObject({ is: "refused", code: "offline" });
  });
});
