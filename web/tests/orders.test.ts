import { describe, expect, it } from "vitest";
import { emptyWindow, everywhere, passed, rowsOf } from "../src/games/great-wall/orders/orders";
import type { OrderInfo, SeatInfo } from "../src/wire/generated";

const choices = (...ids: string[]) => ids.map((id) => ({ id, label: { id: `label-${id}` } }));
const OFFERED = [
  { id: "LOCATION", label: { id: "location" }, choices: choices("ask", "turn", "year") },
  { id: "ASSAULT", label: { id: "assault" }, choices: choices("ask", "turn") },
  { id: "arrange", label: { id: "arrange" }, choices: choices("tea", "ask") },
] as OrderInfo[];
const seat = (kind: SeatInfo["kind"], you = false) => ({ kind, you }) as SeatInfo;

describe("standing orders", () => {
  it("hold as usual where nothing was ordered", () => {
    const now = { given: { LOCATION: "year" }, ended: { ASSAULT: { id: "drew" } }, answering: false };
    expect(rowsOf(OFFERED, now).map(({ order, chosen, usual }) => [order.id, chosen, usual])).toEqual([
      ["LOCATION", "year", "ask"],
      ["ASSAULT", "ask", "ask"],
      ["arrange", "tea", "tea"],
    ]);
    expect(rowsOf(OFFERED, now)[1]?.ended).toEqual({ id: "drew" });
  });

  it("are counted by window, and the order of others does not count", () => {
    expect(passed({ given: { LOCATION: "year", arrange: "ask" }, ended: {}, answering: false })).toBe(1);
    expect(everywhere(OFFERED, "turn")).toEqual({ LOCATION: "turn", ASSAULT: "turn" });
  });

  it("say when an empty window is passed: at once among computer players, after a pause at a shared screen", () => {
    expect(emptyWindow([seat("person", true), seat("bot"), seat("bot")])).toBe("gwp-orders-unseen");
    expect(emptyWindow([seat("person", true), seat("person", true)])).toBe("gwp-orders-shared");
    expect(emptyWindow([seat("person", true), seat("person"), seat("bot")])).toBe("gwp-orders-people");
  });
});
