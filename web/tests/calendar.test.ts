import { expect, test } from "vitest";
import { dayField, daysFrom, endOf, minutesOf, startOf, timeField } from "../src/people/days";

test("a vacation of days begins with the first and ends after the last, also where a day has 25 hours", () => {
  for (const [first, last, days] of [
    ["2026-12-20", "2027-01-02", 14],
    ["2026-10-24", "2026-10-26", 3],
    ["2026-03-28", "2026-03-30", 3],
    ["2026-05-01", "2026-05-01", 1],
    ["2026-05-02", "2026-05-01", 0],
    ["2026-05-02", "", 0],
  ] as const) {
    expect(daysFrom(first, last)).toBe(days);
    if (days) expect(dayField(endOf(last) - 1)).toBe(last);
    expect(dayField(startOf(first))).toBe(first);
  }
});

test("times go into fields and back", () => {
  for (const minutes of [0, 59, 60, 22 * 60, 1439]) expect(minutesOf(timeField(minutes))).toBe(minutes);
  expect(timeField(7 * 60 + 5)).toBe("07:05");
  expect(minutesOf("")).toBeNull();
});
