import { expect, test } from "vitest";
import { scaleOf } from "../src/botladder/scale";
import type { LadderPlace } from "../src/wire/messages";

const place = (low: number, high: number) => ({ low, high }) as LadderPlace;

test("a ladder's scale holds every interval, and level 1", () => {
  const at = scaleOf([place(-200, 100), place(300, 800)]);
  expect([at(-200), at(300), at(800)]).toEqual([0, 50, 100]);
  expect(scaleOf([place(500, 600)])(0)).toBe(0);
  expect(scaleOf([])(400)).toBe(100);
});
