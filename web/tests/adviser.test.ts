import { describe, expect, it } from "vitest";
import { drawable, suggestionsIn } from "../src/games/qin/table/suggestions";
import { Adviser, type Hint } from "../src/table/adviser.svelte";

const ADVICE = {
  by: "search",
  measure: "chance" as const,
  simulations: 4000,
  suggestions: [
    { choice: "RY:a1b1", value: 0.61 },
    { choice: "RR:b1b2", value: 0.5 },
    { choice: "RY:c3c2", value: null },
  ],
};
const GIVEN: Hint = { advice: ADVICE, refusal: null };

describe("a hint", () => {
  it("that could not be asked for is no answer any more once the connection is back", async () => {
    const refusal = { is: "refused" as const, ref: null, code: "offline", sentence: "", clause: null };
    const adviser = new Adviser(() => Promise.resolve({ advice: null, refusal }));
    await adviser.advise();
    expect(adviser.refusal).not.toBeNull();
    adviser.reconnect();
    expect(adviser.refusal).toBeNull();
  });

  it("is asked for once, and kept while the question is open", async () => {
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

  it("may be refused, and asked for again", async () => {
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
