import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameRoom } from "../src/games/room";
import type { AnyEvent } from "../src/table/seen";
import { Session } from "../src/table/session.svelte";
import type { Item, Sight, Update } from "../src/wire/messages";

// The page asks where it is as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal("document", { baseURI: "http://here/" }));

/** A connection whose other end is the test. */
class Connection extends EventTarget {
  static readonly OPEN = 1;
  static last: Connection;
  readyState = 1;
  sent: Record<string, unknown>[] = [];

  constructor(readonly address: string) {
    super();
    Connection.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  tells(message: object): void {
    this.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(message) }));
  }
}

/** Two people at one device; `asked` is to choose, and both know what is in `news`. */
function update(number: number, asked: number | null, news: [Item[], Item[]] = [[], []]): Update {
  const seats = [0, 1].map((seat) => ({
    kind: "person",
    you: true,
    asked: seat === asked,
    takeback: [0],
    step: "free",
  }));
  const sights = [0, 1].map(
    (seat) =>
      ({
        seat,
        ask: number, // both have a question open: whose it would be answered for is what counts
        news: news[seat],
        view: { game: "qin", seat, decision: null, pending: [asked], outcome: null },
      }) as unknown as Sight,
  );
  const table = { status: asked === null ? "over" : "playing", seats, offers: [], begun_after: null };
  return { is: "update", after: number - 1, number, table, sights } as unknown as Update;
}

describe("a hot seat", () => {
  let session: Session;

  beforeEach(() => {
    vi.stubGlobal("window", new EventTarget());
    vi.stubGlobal("navigator", { onLine: true });
    vi.stubGlobal("WebSocket", Connection);
    session = new Session(() => "here");
    session.settle({} as GameRoom, []);
    Connection.last.tells(update(1, 0));
  });

  afterEach(() => {
    session.close();
    vi.unstubAllGlobals();
  });

  it("keeps what it has after a line that it was not sent, and starts over after a mute", async () => {
    const line = (number: number) => [{ what: "said", number }] as Item[];
    Connection.last.tells(update(2, 0, [line(2), line(2)]));
    Connection.last.tells(update(3, 0)); // said by a player who is muted
    Connection.last.tells(update(4, 0, [line(4), line(4)]));
    expect(session.items.map(({ number }) => number)).toEqual([2, 4]);
    const before = Connection.last;
    const muting = session.mute(1, false);
    before.tells({ is: "done", ref: before.sent[0]?.["ref"], number: 4 });
    await muting;
    expect(before.readyState).toBe(3);
  });

  const sent = () => Connection.last.sent.map(({ do: what, seat }) => [what, seat]);

  function doEverything(): void {
    void session.resign();
    void session.takeBack();
    void session.stepBack();
    void session.order({ window: "ask" });
    void session.mark("section:M", true);
    void session.preview("a");
    void session.attempt(["a"]);
    void session.choose("a");
    void session.adviser.advise();
  }

  it("acts for no player while the curtain is down", () => {
    session.lift();
    Connection.last.tells(update(2, 1)); // the first has chosen
    expect([session.seat, session.curtain, session.acting]).toEqual([0, 1, null]);
    doEverything();
    expect(sent()).toEqual([]);
  });

  it("acts for who has taken the device", () => {
    session.lift();
    Connection.last.tells(update(2, 1));
    session.lift();
    doEverything();
    expect(sent()).toEqual([
      ["resign", 1],
      ["offer", 0], // the last choice was the other's, and that is what goes
      ["step-back", 1],
      ["order", 1],
      ["mark", 1],
      ["preview", 1],
      ["try", 1],
      ["play", 1],
      ["hint", 1],
    ]);
  });

  it("has no curtain any more when the game is over", () => {
    Connection.last.tells(update(2, null));
    expect(session.curtain).toBeNull();
  });

  it("shows under the curtain what both have seen, and nothing that only one knows", () => {
    const line = (...events: object[]) => [{ what: "chose", number: 2, at: 0, seat: 0, choice: "a", events }];
    const open = { event: "placed", seat: 0 };
    const drawn = (tile: string | null) => ({ event: "drew", seat: 0, tile });
    session.lift();
    const news = [line(open, drawn("RR")), line(open, drawn(null))] as unknown as [Item[], Item[]];
    Connection.last.tells(update(2, 1, news));
    const [item] = session.items;
    const hidden = () =>
      (item && "events" in item ? item.events : []).map((event) => session.hides(event as AnyEvent));
    expect([session.curtain, hidden()]).toEqual([1, [false, true]]);
    session.lift();
    expect(hidden()).toEqual([false, false]);
  });
});

describe("a guest", () => {
  beforeEach(() => {
    vi.stubGlobal("window", new EventTarget());
    vi.stubGlobal("navigator", { onLine: true });
    vi.stubGlobal("WebSocket", Connection);
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}")));
  });
  afterEach(() => vi.unstubAllGlobals());

  const LONG = { timeout: 60_000 }; // only what never comes takes as long
  const hungUp = () => vi.waitFor(() => expect(Connection.last.readyState).toBe(3), LONG);
  const another = async (before: Connection) => {
    before.dispatchEvent(new Event("close"));
    await vi.waitFor(() => expect(Connection.last).not.toBe(before), LONG);
    Connection.last.dispatchEvent(new Event("open"));
  };

  it(
    "sits down although the room of the game comes meanwhile",
    async () => {
      const session = new Session((_, wanted) => `here ${wanted.join()}`);
      const first = Connection.last;
      const sitting = session.sit(1, "Ben");
      await hungUp(); // to come in again as a guest
      session.settle({} as GameRoom, ["words"]);
      await another(first);
      const second = Connection.last;
      await vi.waitFor(() => expect(second.sent).toEqual([{ do: "sit", seat: 1, ref: 1 }]), LONG);
      expect(second.readyState).toBe(1);
      second.tells({ is: "done", ref: 1 });
      await sitting;
      await hungUp(); // now everything is heard once more, in words
      await another(second);
      expect(Connection.last.address).toBe("here words");
      session.close();
    },
    LONG.timeout,
  );
});
