import { describe, expect, it } from "vitest";
import { drawable, suggestionsIn } from "../src/games/qin/table/suggestions";
import { Lights, type Offer } from "../src/games/great-wall/scene/lights.svelte";
import { groupsOf } from "../src/plain/suggestions";
import { Adviser, type Hint } from "../src/table/adviser.svelte";
import type { Advice } from "../src/wire/generated";

const ADVICE = {
  by: "search",
  measure: "chance" as const,
  simulations: 4000,
  suggestions: [
    { choice: "RY:a1b1", value: 0.61, margin: 0.024 },
    { choice: "RR:b1b2", value: 0.5 },
    { choice: "RY:c3c2", value: null },
  ],
};
const GIVEN: Hint = { advice: ADVICE, refusal: null };

describe("a hint for a question", () => {
  const options = ["a", "b", "c", "d"].map((token) => ({ token, choice: { label: { id: token } } }));
  const advised = (suggestions: Advice["suggestions"], measure: Advice["measure"] = "chance"): Advice => ({
    by: "marshal",
    measure,
    simulations: 18,
    suggestions,
  });
  const shown = (advice: Advice) =>
    groupsOf(advice, options).map(({ suggested, range }) => [
      suggested.map(({ token }) => token).join(),
      range && [range.low.toFixed(2), range.high.toFixed(2)].join("-"),
    ]);

  it("says how unsure it is, and puts together what it cannot tell apart", () => {
    const found = [
      { choice: "b", value: 0.54, margin: 0.12 },
      { choice: "a", value: 0.5, margin: 0.2, even: true },
      { choice: "d", value: 0.05, margin: 0.1 },
    ];
    expect(shown(advised(found))).toEqual([
      ["b,a", "0.30-0.70"],
      ["d", "0.00-0.15"],
    ]);
  });

  it("gives no bare number beside measured ranges, and none where nothing was simulated", () => {
    const found = [
      { choice: "b", value: 0.54, margin: 0.12 },
      { choice: "a", value: 0.9 },
    ];
    expect(shown(advised(found))).toEqual([
      ["b", "0.42-0.66"],
      ["a", null],
    ]);
    expect(shown(advised([{ choice: "c", value: 7 }], "worth"))).toEqual([["c", null]]);
    expect(shown(advised([{ choice: "c", value: 0.25 }]))).toEqual([["c", "0.25-0.25"]]);
    expect(shown(advised([{ choice: "gone", value: 0.25 }]))).toEqual([]);
  });

  it("marks the things that its best options are about", () => {
    const about = (token: string, id: string) => ({
      token,
      choice: { label: { id: token }, targets: [{ kind: "location", id }] },
    });
    const offer = { options: [about("a", "bar"), about("b", "lum")], chosen: null } as unknown as Offer;
    const lights = new Lights(offer, undefined, () => ["b"]);
    expect([lights.suggests("location", "bar"), lights.suggests("location", "lum")]).toEqual([false, true]);
  });
});

describe("a hint", () => {
  it("that failed is dropped once the connection is back", async () => {
    const refusal = { is: "refused" as const, ref: null, code: "offline", sentence: "", clause: null };
    const adviser = new Adviser(() => Promise.resolve({ advice: null, refusal }));
    await adviser.advise();
    expect(adviser.refusal).not.toBeNull();
    adviser.reconnect();
    expect(adviser.refusal).toBeNull();
  });

  it("is fetched once, and kept while the question is open", async () => {
    let asked = 0;
    const adviser = new Adviser(() => Promise.resolve((asked++, GIVEN)));
    await Promise.all([adviser.advise(), adviser.advise()]);
    await adviser.advise();
    expect(asked).toBe(1);
    expect(suggestionsIn(adviser.advice).map(({ choice, chance }) => [choice, chance])).toEqual([
      ["RY:a1b1", 0.61],
      ["RR:b1b2", 0.5],
      ["RY:c3c2", null],
    ]);
    expect(suggestionsIn(adviser.advice).map(({ margin }) => margin)).toEqual([0.024, null, null]);
    adviser.forget();
    expect(suggestionsIn(adviser.advice)).toEqual([]);
  });

  it("is dropped where the question has passed meanwhile", async () => {
    let give: (hint: Hint) => void = () => {};
    const adviser = new Adviser(() => new Promise((done) => (give = done)));
    const asking = adviser.advise();
    expect(adviser.thinking).toBe(true);
    adviser.forget();
    give(GIVEN);
    await asking;
    expect([adviser.advice, adviser.thinking]).toEqual([null, false]);
  });

  it("may be refused, and requested again", async () => {
    const refusal = { is: "refused" as const, ref: 1, code: "too-fast", sentence: "Slowly.", clause: null };
    let hint: Hint = { advice: null, refusal };
    const adviser = new Adviser(() => Promise.resolve(hint));
    await adviser.advise();
    expect(adviser.refusal).toBe(refusal);
    hint = GIVEN;
    await adviser.advise();
    expect([adviser.refusal, adviser.advice]).toEqual([null, ADVICE]);
  });

  it("is drawn without two placements over each other", async () => {
    const adviser = new Adviser(() => Promise.resolve(GIVEN));
    await adviser.advise();
    const drawn = drawable(suggestionsIn(adviser.advice));
    expect(drawn.map(({ suggestion, number, free }) => [suggestion.choice, number, free])).toEqual([
      ["RY:a1b1", 1, true],
      ["RR:b1b2", 2, false],
      ["RY:c3c2", 3, true],
    ]);
    const plates = drawn.map(({ plate }) => `${plate.x} ${plate.y}`);
    expect(new Set(plates).size).toBe(3);
  });
});
