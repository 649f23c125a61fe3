import { describe, expect, it } from "vitest";
import { fitting } from "../src/games/great-wall/choose/order";
import type { Option } from "../src/plain/desk.svelte";
import { needsWords } from "../src/plain/menu";

const left = (options: readonly string[][], ...pressed: string[]) =>
  options.filter(fitting(options, pressed)).map((things) => things.join(" "));

describe("what was pressed", () => {
  it("leaves the options that are about all of it", () => {
    const spots = [["a", "horde"], ["a", "b", "horde"], ["c", "horde"], []];
    expect(left(spots)).toEqual(["a horde", "a b horde", "c horde", ""]);
    expect(left(spots, "horde", "a")).toEqual(["a horde", "a b horde"]);
    expect(left(spots, "b")).toEqual(["a b horde"]);
  });

  it("means there and not back, where a way leads both ways", () => {
    const ways = [["mill", "temple"], ["temple", "mill"], ["mill", "pool"], []]; // where it goes comes first
    expect(left(ways, "mill")).toEqual(["mill temple", "temple mill", "mill pool"]);
    expect(left(ways, "mill", "temple")).toEqual(["temple mill"]);
    expect(left(ways, "temple", "mill")).toEqual(["mill temple"]);
    expect(left(ways, "mill", "pool")).toEqual(["mill pool"]);
  });

  it("is an order, where every option is one of the same things", () => {
    const orders = [
      ["a", "b", "c"],
      ["a", "c", "b"],
      ["b", "a", "c"],
    ];
    expect(left(orders, "a")).toEqual(["a b c", "a c b"]);
    expect(left(orders, "a", "c")).toEqual(["a c b"]);
  });

  it("is no order, where options about the same things differ in something else", () => {
    const alike = [
      ["a", "b"],
      ["a", "b"],
    ];
    expect(left(alike, "b")).toEqual(["a b", "a b"]);
    expect(left(alike, "b", "a")).toEqual(["a b", "a b"]);
  });
});

describe("a menu", () => {
  const option = (...things: string[]): Option =>
    ({ token: things.join(), choice: { targets: things.map((id) => ({ kind: "thing", id })) } }) as Option;

  it("is needed where pressing more does not tell options apart", () => {
    expect(needsWords([option("card"), option("card")])).toBe(true);
    expect(needsWords([option("a", "horde"), option("a", "b", "horde")])).toBe(true);
    expect(needsWords([option("a", "horde"), option("b", "horde")])).toBe(false);
    expect(needsWords([option("a", "b"), option("b", "a")])).toBe(false); // the order of presses tells
  });

  it("does not come for many options of which some differ in nothing, until one of those is meant", () => {
    const many = Array.from({ length: 12 }, (_, i) => option("pool", `spot ${i}`));
    expect(needsWords([...many, option("pool", "spot 1")])).toBe(false);
    expect(needsWords([option("pool", "spot 1"), option("pool", "spot 1")])).toBe(true);
  });
});
