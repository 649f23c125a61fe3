import { beforeEach, describe, expect, it, vi } from "vitest";
import { Plan } from "../src/games/great-wall/choose/plan.svelte";
import { reserveFor, withReserve } from "../src/games/great-wall/choose/reserve";
import { changeFor, chips } from "../src/games/great-wall/choose/summary";
import { CAREFUL, carefulAt, PlainDesk } from "../src/plain/desk.svelte";
import { settings } from "../src/settings.svelte";
import type { AnyEvent } from "../src/table/seen";
import type { Attempt, Forecast, Shown } from "../src/table/shown";
import { OFFLINE, type Question, type Refusal, type Stop, type Tried } from "../src/wire/messages";

const events = (...found: object[]) => found as unknown as AnyEvent[];
const REFUSED: Refusal = { is: "refused", ref: 1, code: "x", sentence: "No.", clause: null };

function shown(ask: number | null, options: string[], more: Partial<Question> = {}): Shown {
  const choices = options.map((option) => ({ label: { id: option } }));
  return {
    view: {
      game: "great-wall",
      seat: 0,
      decision: { number: 1, kind: "x", options },
      pending: [0],
      outcome: null,
    },
    ask,
    question: ask === null ? null : { kind: "x", title: { id: "title" }, choices, ...more },
    facts: [],
    events: [],
    items: [],
  };
}

describe("what a choice would bring, at a glance", () => {
  const changes = events(
    { event: "paid", seat: 0, what: "W", n: 2, house: false },
    { event: "paid", seat: 0, what: "W", n: 1, house: true },
    { event: "gained", seat: 0, what: "W", n: 1, house: false },
    { event: "gained", seat: 1, what: "G", n: 3, house: false },
    { event: "honor", seat: 0, n: 2, total: 7 },
    { event: "shamed", seat: 1, place: "Sp", left: true },
    { event: "activated", location: "tem", advanced: false },
    { event: "donated", seat: 0, what: "S", n: 1 },
    { event: "gained", seat: 0, what: "S", n: 1, house: false },
  );

  it("is summed up for each player and thing, without what comes to nothing", () => {
    expect(chips(changes)).toEqual([
      { kind: "goods", seat: 0, what: "W", n: -1 },
      { kind: "warehouse", seat: null, what: "W", n: -1 },
      { kind: "goods", seat: 1, what: "G", n: 3 },
      { kind: "honor", seat: 0, n: 2 },
      { kind: "shame", seat: 1, n: 1 },
      { kind: "warehouse", seat: null, what: "S", n: 1 },
      { kind: "activates", seat: null, place: "tem" },
    ]);
  });

  it("changes the numbers of what is mine", () => {
    expect(changeFor(0, changes)).toEqual({ goods: { W: -1, S: 0, G: 0, C: 0 }, honor: 2 });
    expect(changeFor(2, changes)).toBeNull();
    expect(changeFor(null, changes)).toBeNull();
  });
});

describe("what is reserved while Soldiers are chosen", () => {
  const soldiers = {
    Sp: { cost: { W: 1, S: 2 } },
    Ar: { cost: { W: 2, G: 1 }, off: 1 },
    Ho: { cost: { G: 3 } },
  };
  const own = (reserved: object | null) => ({ reserved, prices: { soldiers } }) as never;

  it("is the price of the option that is looked at, and of those before it", () => {
    const first = reserveFor(own(null), { kind: "recruit", token: "Sp" }, []);
    expect(first).toEqual({ goods: { W: 1, S: 2, G: 0, C: 0 }, off: 0 });
    const second = reserveFor(own({ cost: { W: 1, S: 2 } }), { kind: "recruit", token: "Ar" }, []);
    expect(second).toEqual({ goods: { W: 3, S: 2, G: 1, C: 0 }, off: 1 });
    const none = reserveFor(own({ cost: { W: 1, S: 2 } }), { kind: "recruit", token: null }, []);
    expect(none?.goods).toEqual({ W: 1, S: 2, G: 0, C: 0 });
  });

  it("is nothing once it is paid, in other questions and where no Soldier is chosen", () => {
    const paid = events({ event: "paid", seat: 0, what: "W", n: 1, house: false });
    const before = own({ cost: { W: 1, S: 2 } });
    expect(reserveFor(before, { kind: "recruit", token: "done" }, paid)).toBeNull();
    expect(reserveFor(own(null), { kind: "muster", token: "Sp>L" }, [])).toBeNull();
    expect(reserveFor(null, { kind: "recruit", token: "Sp" }, [])).toBeNull();
  });

  it("is taken off the own goods, never more than there is", () => {
    const reserve = { goods: { W: 3, S: 2, G: 0, C: 0 }, off: 1 };
    expect(withReserve(null, reserve, { W: 2, S: 5, G: 1, C: 0 })).toEqual({
      goods: { W: -2, S: -2, G: 0, C: 0 },
      honor: 0,
    });
    expect(withReserve(null, null, { W: 2, S: 5, G: 1, C: 0 })).toBeNull();
  });
});

describe("a desk with care", () => {
  const chosen: string[] = [];
  let forecast: Forecast;
  let confirms: boolean;
  let desk: PlainDesk;

  beforeEach(() => {
    vi.useFakeTimers();
    chosen.length = 0;
    confirms = false;
    Object.assign(settings, { confirmHidden: true, confirmTurn: true, lone: "smart", quiet: [] });
    forecast = { events: [], refusal: null, stop: "own", cautions: [] };
    desk = new PlainDesk(
      {
        preview: () => Promise.resolve(forecast),
        choose: (token) => Promise.resolve((chosen.push(token), null)),
      },
      () => confirms,
      CAREFUL,
    );
  });
  const stopping = (stop: Stop): Forecast => ({ events: [], refusal: null, stop, cautions: [] });
  const settle = () => vi.advanceTimersByTimeAsync(300);

  it.each([
    ["own", {}, true],
    ["hidden", {}, false],
    ["hidden", { confirmHidden: false }, true],
    ["others", {}, false],
    ["others", { confirmTurn: false }, true],
  ] as const)("a press on what ends in %s, with %o, chooses at once: %s", async (stop, set, at_once) => {
    Object.assign(settings, set);
    forecast = stopping(stop);
    desk.show(shown(1, ["a", "b"]));
    desk.press("a");
    await settle();
    expect(chosen).toEqual(at_once ? ["a"] : []);
  });

  it("waits where something would be wasted, unless that warning is not wanted any more", async () => {
    forecast = { ...stopping("own"), cautions: [{ kind: "shame", told: { id: "x" } }] } as Forecast;
    desk.show(shown(1, ["a", "b"]));
    desk.press("a");
    await settle();
    expect([chosen, desk.cautions.length]).toEqual([[], 1]);
    settings.quiet = ["shame"];
    desk.press("a");
    await settle();
    expect(chosen).toEqual(["a"]);
  });

  it("leaves out the warnings that a lesson explains, and no others", async () => {
    const kinds = ["alone", "hand"];
    forecast = {
      ...stopping("own"),
      cautions: kinds.map((kind) => ({ kind, told: { id: "x" } })),
    } as Forecast;
    confirms = true;
    desk.explained = ({ ask }) => (ask === 1 ? ["alone"] : []);
    desk.show(shown(1, ["a", "b"]));
    desk.press("a");
    await settle();
    expect(desk.cautions.map(({ kind }) => kind)).toEqual(["hand"]);
    desk.show(shown(2, ["a", "b"]));
    desk.press("a");
    await settle();
    expect(desk.cautions.map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each([
    ["never", false, "own", false],
    ["smart", false, "own", true],
    ["smart", false, "hidden", false],
    ["smart", true, "own", false],
    ["always", true, "hidden", true],
  ] as const)(
    "single choices: %s, guarded %s, ending in %s, by itself: %s",
    async (lone, guarded, stop, by_itself) => {
      confirms = true;
      settings.lone = lone;
      forecast = stopping(stop);
      desk.show(shown(1, ["only"], { guarded }));
      await settle();
      expect([desk.chosen, chosen]).toEqual(["only", by_itself ? ["only"] : []]);
    },
  );

  describe("at a screen that people share", () => {
    const MIDDLE = 0.5; // of the random pause: 2.4 s
    const at = (seats: object[], hotSeat = true) =>
      new PlainDesk(
        desk.judge,
        () => true,
        carefulAt({ table: { seats } as never, hotSeat }, () => MIDDLE),
      );
    const mine = { you: true, kind: "person" };
    const own = [mine, mine, { you: false, kind: "bot" }];

    it("a single choice from a hidden hand is made after a pause, whatever follows it", async () => {
      forecast = stopping("hidden");
      const shared = at(own);
      shared.show(shown(1, ["only"], { guarded: true }));
      await vi.advanceTimersByTimeAsync(2_300);
      expect([shared.skipping, chosen]).toEqual([true, []]);
      await vi.advanceTimersByTimeAsync(200);
      expect([shared.skipping, chosen]).toEqual([false, ["only"]]);
    });

    it("it is left to the person who wants to be asked after all, and to the next question", async () => {
      const shared = at(own);
      shared.show(shown(1, ["only"], { guarded: true }));
      await settle();
      shared.stay();
      await vi.advanceTimersByTimeAsync(5_000);
      expect(chosen).toEqual([]);
      shared.show(shown(2, ["only"], { guarded: true }));
      await settle();
      shared.show(shown(3, ["a", "b"]));
      await vi.advanceTimersByTimeAsync(5_000);
      expect(chosen).toEqual([]);
    });

    it.each([
      ["another person plays elsewhere", [mine, mine, { you: false, kind: "person" }], true, "smart"],
      ["one person sits here", own, false, "smart"],
      ["single choices are left to the person", own, true, "never"],
    ] as const)("it is not made where %s", async (_, seats, hotSeat, lone) => {
      settings.lone = lone;
      at([...seats], hotSeat).show(shown(1, ["only"], { guarded: true }));
      await vi.advanceTimersByTimeAsync(5_000);
      expect(chosen).toEqual([]);
    });
  });

  it("proposes the usual answer, and shows all where it is to be changed", async () => {
    confirms = true;
    desk.show(shown(1, ["W", "S", "auto"], { usual: "auto" }));
    expect([desk.usual?.token, desk.chosen]).toEqual(["auto", "auto"]);
    desk.changing = true;
    expect(desk.usual).toBeNull();
    desk.show(shown(2, ["W", "S", "auto"], { usual: "auto" }));
    expect(desk.usual?.token).toBe("auto");
    await desk.confirm();
    expect(chosen).toEqual(["auto"]);
  });

  it("shows what the mouse rests on, and chooses nothing by it", async () => {
    confirms = true;
    desk.show(shown(1, ["a", "b"]));
    desk.pick("a");
    desk.peek("b");
    await settle();
    expect([desk.chosen, desk.peeked, desk.forecast]).toEqual(["a", "b", forecast]);
    desk.peek(null);
    expect([desk.chosen, desk.peeked]).toEqual(["a", null]);
  });
});

describe("a plan", () => {
  const asked: string[][] = [];
  const sent: string[] = [];
  let stop: Stop;
  let refuses: Refusal | null;
  let offers: string[][]; // by how many choices were made
  let table: { shown: Shown | null };
  let plan: Plan;

  beforeEach(() => {
    vi.useFakeTimers();
    asked.length = sent.length = 0;
    stop = "own";
    refuses = null;
    offers = [];
    table = { shown: shown(1, ["a", "b"]) };
    plan = new Plan({
      get shown() {
        return table.shown;
      },
      attempt: (choices): Promise<Attempt> => {
        asked.push(choices);
        if (refuses) return Promise.resolve({ tried: null, refusal: refuses });
        const { view, question } = shown(1, offers[choices.length] ?? ["a", "b"]);
        const tried = { is: "tried", ref: 1, events: [], last: [], view, question, stop, cautions: [] };
        return Promise.resolve({ tried: tried as unknown as Tried, refusal: null });
      },
      chooseAll: (tokens) => {
        if (refuses) return Promise.resolve(refuses);
        sent.push(...tokens);
        return Promise.resolve(null);
      },
    });
  });

  async function press(token: string): Promise<void> {
    plan.desk.press(token);
    await vi.advanceTimersByTimeAsync(300);
  }

  it("tries choices one after another, back and forward, and sends nothing", async () => {
    await plan.begin();
    await press("a");
    await press("b");
    expect([plan.tokens, plan.at]).toEqual([["a", "b"], 2]);
    await plan.back();
    expect([plan.tokens, plan.steps.length]).toEqual([["a"], 2]);
    await plan.forward();
    expect(plan.tokens).toEqual(["a", "b"]);
    await plan.back();
    await press("a");
    expect(plan.steps.map(({ token }) => token)).toEqual(["a", "a"]);
    expect(sent).toEqual([]);
    plan.discard();
    expect([plan.on, plan.steps]).toEqual([false, []]);
  });

  it("asks nothing more where foreseeing ends", async () => {
    await plan.begin();
    stop = "hidden";
    await press("a");
    expect([plan.stop, plan.desk.question, plan.tokens]).toEqual(["hidden", null, ["a"]]);
  });

  it("keeps what it has where a choice is refused", async () => {
    await plan.begin();
    await press("a");
    refuses = REFUSED;
    await press("b");
    expect([plan.tokens, plan.refusal]).toEqual([["a"], REFUSED]);
  });

  it("is played as a whole", async () => {
    await plan.begin();
    await press("a");
    await press("b");
    await plan.play();
    expect([sent, plan.on, plan.halt]).toEqual([["a", "b"], false, null]);
  });

  it("that is refused is not played in part", async () => {
    await plan.begin();
    await press("a");
    await press("a");
    refuses = REFUSED;
    await plan.play();
    expect([sent, plan.on, plan.halt, plan.refusal]).toEqual([[], false, "refused", REFUSED]);
  });

  it("makes single choices by itself where the settings say so, and asks them where they do not", async () => {
    const only = ["pass"];
    for (const [lone, planned] of [
      ["smart", ["a", "pass"]],
      ["never", ["a"]],
    ] as const) {
      settings.lone = lone;
      offers = [["a", "b"], only, ["c", "d"]];
      await plan.begin();
      await press("a");
      expect(plan.tokens).toEqual(planned);
      await plan.back();
      await vi.advanceTimersByTimeAsync(300);
      expect(plan.tokens).toEqual([]);
      await plan.forward();
      await vi.advanceTimersByTimeAsync(300);
      expect(plan.tokens).toEqual(planned);
      plan.discard();
    }
  });

  it("ends when another question is put meanwhile", async () => {
    await plan.begin();
    plan.follow(1);
    expect(plan.on).toBe(true);
    table.shown = shown(2, ["c"]);
    plan.follow(2);
    expect([plan.on, plan.halt]).toEqual([false, "changed"]);
    plan.follow(2);
    expect(plan.halt).toBe("changed");
    plan.follow(3); // long past
    expect(plan.halt).toBeNull();
  });

  it("that cannot begin tells why, until that is so no more", async () => {
    refuses = { ...REFUSED, code: OFFLINE };
    await plan.begin();
    expect([plan.on, plan.halt, plan.refusal]).toEqual([false, "refused", refuses]);
    plan.follow(1);
    expect(plan.halt).toBe("refused");
    plan.reconnect();
    expect([plan.halt, plan.refusal]).toEqual([null, null]);
    await plan.begin();
    plan.follow(2);
    expect(plan.halt).toBeNull();
  });

  it("is not played before anything is planned", async () => {
    await plan.begin();
    await plan.play();
    expect([plan.on, sent]).toEqual([true, []]);
  });
});
