import { beforeEach, describe, expect, it, vi } from "vitest";
import { PlainDesk } from "../src/plain/desk.svelte";
import { matching } from "../src/words/search";
import { sinceDecision } from "../src/plain/tell";
import type { Forecast, Shown } from "../src/table/shown";
import type { Item, Refusal } from "../src/wire/messages";

function shown(ask: number | null, ...options: string[]): Shown {
  const choices = options.map((option) => ({ label: { id: option } }));
  return {
    view: {
      game: "third",
      seat: 0,
      decision: { number: 1, kind: "x", options },
      pending: [0],
      outcome: null,
    },
    ask,
    question: ask === null ? null : { kind: "x", title: { id: "title" }, choices },
    facts: [],
    events: [],
    items: [],
  };
}
const REFUSED: Refusal = { is: "refused", ref: 1, code: "x", sentence: "No.", clause: null };
const BRINGS: Forecast = { events: [{ event: "gained" }], refusal: null };

describe("a plain desk", () => {
  const previewed: string[] = [];
  const chosen: string[] = [];
  let answer: Refusal | null;
  let confirms: boolean;
  let desk: PlainDesk;

  beforeEach(() => {
    vi.useFakeTimers();
    previewed.length = chosen.length = 0;
    answer = null;
    confirms = true;
    desk = new PlainDesk(
      {
        preview: (token) => Promise.resolve((previewed.push(token), BRINGS)),
        choose: (token) => Promise.resolve((chosen.push(token), answer)),
      },
      () => confirms,
    );
    desk.show(shown(1, "a", "b"));
  });

  it("shows what an option would bring, and asks for each once", async () => {
    for (const token of ["a", "b", "a", "b"]) {
      desk.pick(token);
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(previewed).toEqual(["a", "b"]);
    expect(desk.forecast).toEqual(BRINGS);
    expect(chosen).toEqual([]);
  });

  it("does not ask for options that one only passes by", async () => {
    desk.pick("a");
    desk.pick("b");
    await vi.advanceTimersByTimeAsync(200);
    expect(previewed).toEqual(["b"]);
  });

  it("makes the choice once, when it is confirmed", async () => {
    desk.press("b");
    await Promise.all([desk.confirm(), desk.confirm()]);
    expect(chosen).toEqual(["b"]);
    expect(desk.options).toEqual([]);
    desk.show(shown(2, "c", "d"));
    expect([desk.chosen, desk.options.map(({ token }) => token)]).toEqual([null, ["c", "d"]]);
  });

  it("chooses at once for who does not want to confirm, but not while one looks", () => {
    confirms = false;
    desk.pick("a");
    expect(chosen).toEqual([]);
    desk.press("a");
    expect(chosen).toEqual(["a"]);
  });

  it("gives the options back where the choice was refused", async () => {
    answer = REFUSED;
    desk.pick("a");
    await desk.confirm();
    expect([desk.chosen, desk.forecast]).toEqual(["a", { events: null, refusal: REFUSED }]);
    expect(desk.options).toHaveLength(2);
  });

  it("has chosen already where there is only one option, which still waits to be confirmed", () => {
    desk.show(shown(2, "only"));
    expect([desk.chosen, chosen]).toEqual(["only", []]);
  });

  it("keeps what is chosen while the same question is open", () => {
    desk.pick("b");
    desk.show(shown(1, "a", "b"));
    expect(desk.chosen).toBe("b");
    desk.show(shown(null));
    expect([desk.chosen, desk.question]).toEqual([null, null]);
  });
});

it("what is searched for is found by its words, in any order, whatever their accents", () => {
  const all = ["Épée rouge", "Bouclier rouge", "épée bleue"];
  expect(matching(all, "rouge epee", String)).toEqual(["Épée rouge"]);
  expect(matching(all, "ÉPÉE", String)).toEqual(["Épée rouge", "épée bleue"]);
  expect(matching(all, " ", String)).toEqual(all);
});

it("since one's last decision is what came of it, and everything after it", () => {
  const items = [
    { what: "chose", seat: 0, events: [{ event: "old" }] },
    { what: "chose", seat: 0, events: [{ event: "mine" }] },
    { what: "said", by: 1, text: "hello" },
    { what: "chose", seat: 1, events: [{ event: "yours" }, { event: "silent" }] },
  ] as unknown as Item[];
  const tell = ({ event }: { event: string }) => (event === "silent" ? null : event);
  expect(sinceDecision(items, 0, tell)).toEqual(["mine", "yours"]);
  expect(sinceDecision(items, 2, tell)).toEqual(["old", "mine", "yours"]);
});
