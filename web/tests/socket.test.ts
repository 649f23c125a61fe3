import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { holds, line } from "../src/wire/line.svelte";
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

  closes(code = 1006): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
}

function update(after: number, number: number): Update {
  return { is: "update", after, number, table: {} as TableInfo, sights: [] } as unknown as Update;
}

describe("a table's socket", () => {
  const heard: Update[] = [];
  const present: boolean[][] = [];
  const said: number[] = [];
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", new EventTarget());
    vi.stubGlobal("navigator", { onLine: true });
    vi.stubGlobal("WebSocket", Connection);
    Connection.all = [];
    heard.length = 0;
    said.length = 0;
    socket = new TableSocket((after) => `after=${after}`, {
      update: (message) => heard.push(message),
      here: ({ seats }) => present.push(seats),
      remarked: (remarks) => said.push(...remarks.map(({ number }) => number)),
      shut: () => undefined,
    });
    Connection.all[0]!.opens();
    Connection.all[0]!.tells(update(0, 3));
  });

  afterEach(() => {
    socket.close();
    holds();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("tells who came or went, without an update", () => {
    present.length = 0;
    Connection.all[0]!.tells({ is: "here", seats: [true, false] });
    expect(present).toEqual([[true, false]]);
    expect(heard).toHaveLength(1);
  });

  it("tells what spectators say, without an update", () => {
    const remark = { number: 1, at: 0, name: "Cy", text: "", phrase: "wow", tag: null };
    Connection.all[0]!.tells({ is: "remarked", remarks: [remark] });
    expect(said).toEqual([1]);
    expect(heard).toHaveLength(1);
  });

  it("comes back after a break, and asks for what it has missed", async () => {
    Connection.all[0]!.closes();
    await vi.advanceTimersByTimeAsync(500);
    expect(Connection.all.map(({ address }) => address)).toEqual(["after=0", "after=3"]);
  });

  it("says nothing of a break that is over within two seconds, and sends what came up meanwhile", async () => {
    Connection.all[0]!.closes();
    const answer = socket.send({ do: "start" });
    await vi.advanceTimersByTimeAsync(500);
    expect(line.broken).toBe(false);
    const back = Connection.all[1]!;
    back.opens();
    expect(back.sent).toEqual(['{"do":"start","ref":1}']);
    back.tells({ is: "done", ref: 1, number: 4 });
    expect(await answer).toMatchObject({ is: "done" });
    await vi.advanceTimersByTimeAsync(5000);
    expect(line.broken).toBe(false);
  });

  it("says so if a break lasts longer, and that what came up meanwhile is lost", async () => {
    Connection.all[0]!.closes();
    const answer = socket.send({ do: "start" });
    await vi.advanceTimersByTimeAsync(500);
    Connection.all[1]!.closes();
    expect(line.broken).toBe(false);
    await vi.advanceTimersByTimeAsync(1600);
    expect(line.broken).toBe(true);
    expect(await answer).toMatchObject({ is: "refused", code: "offline" });
  });

  it("sends again what a server that stopped has not answered", async () => {
    const answer = socket.send({ do: "start" });
    Connection.all[0]!.closes(1012);
    await vi.advanceTimersByTimeAsync(500);
    const back = Connection.all[1]!;
    back.opens();
    expect(back.sent).toEqual(Connection.all[0]!.sent);
    back.tells({ is: "done", ref: 1, number: 4 });
    expect(await answer).toMatchObject({ is: "done" });
  });

  it("does not send again what another server may have carried out", async () => {
    const answer = socket.send({ do: "start" });
    Connection.all[0]!.closes();
    expect(await answer).toMatchObject({ is: "refused", code: "offline" });
    await vi.advanceTimersByTimeAsync(500);
    Connection.all[1]!.opens();
    expect(Connection.all[1]!.sent).toEqual([]);
  });

  it("takes the end of a log that is too long to be sent, and continues from there", async () => {
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

  describe("over a line on which nothing comes any more", () => {
    const play = { do: "play", seat: 0, ask: 1, choice: "RY:a1b1" } as const;
    const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

    it("waits for an answer for a while, says that it is lost, and comes back without repeating it", async () => {
      const answer = socket.send(play);
      await vi.advanceTimersByTimeAsync(7000);
      expect(line.broken).toBe(false);
      await vi.advanceTimersByTimeAsync(1500);
      expect(line.broken).toBe(true);
      expect(await answer).toMatchObject({ is: "refused", code: "offline" });
      const [dead, back] = Connection.all;
      expect(back!.address).toBe("after=3");
      back!.opens();
      expect(line.broken).toBe(false);
      dead!.tells({ is: "done", ref: 1, number: 4 }); // of a connection that was given up nothing counts
      dead!.closes();
      back!.tells(update(3, 4));
      await minutes(5);
      expect(Connection.all).toHaveLength(2);
      expect(back!.sent).toEqual([]);
      expect(heard.map(({ number }) => number)).toEqual([3, 4]);
    });

    it("waits on while there are other news", async () => {
      void socket.send(play);
      for (let news = 4; news < 8; news += 1) {
        await vi.advanceTimersByTimeAsync(6000);
        Connection.all[0]!.tells(update(news - 1, news));
      }
      expect(Connection.all).toHaveLength(1);
      Connection.all[0]!.tells({ is: "done", ref: 1, number: 8 });
      await minutes(5);
      expect(Connection.all).toHaveLength(1);
    });

    it("does not hurry who thinks about a hint, or has nothing to answer", async () => {
      void socket.send({ do: "hint", seat: 0, ask: 1 });
      await minutes(5);
      expect(Connection.all).toHaveLength(1);
      void socket.send(play);
      await vi.advanceTimersByTimeAsync(9000);
      expect(Connection.all).toHaveLength(2);
    });

    it("tries another one if it cannot even be opened, hung up, or be sent anything", async () => {
      Connection.all[0]!.closes();
      await vi.advanceTimersByTimeAsync(500);
      await vi.advanceTimersByTimeAsync(21_000);
      expect(Connection.all).toHaveLength(3);
      Connection.all[2]!.opens();
      await vi.advanceTimersByTimeAsync(21_000);
      expect(Connection.all).toHaveLength(4);
      Connection.all[3]!.opens();
      Connection.all[3]!.tells(update(3, 3));
      void socket.startOver();
      await vi.advanceTimersByTimeAsync(9000);
      expect(Connection.all).toHaveLength(5);
    });

    it("stays away if it was closed or rests meanwhile", async () => {
      void socket.send(play);
      socket.rest();
      await minutes(5);
      expect(Connection.all).toHaveLength(1);
      socket.resume();
      Connection.all[1]!.opens();
      socket.close();
      await minutes(5);
      expect(Connection.all).toHaveLength(2);
    });
  });
});
