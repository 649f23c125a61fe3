import { describe, expect, it } from "vitest";
import { abandonedAt, lookWhoIsHere } from "../src/table/presence";
import type { TableInfo } from "../src/wire/messages";

const table = (...abandoned: (number | null)[]): TableInfo =>
  ({
    watching: 0,
    seats: abandoned.map((each, seat) => ({ you: seat === 0, here: true, abandoned: each })),
  }) as unknown as TableInfo;

describe("players who are away", () => {
  it("are counted down to, never oneself", () => {
    expect(abandonedAt(table(0, null, 5000), 1000)).toEqual({ seats: [], next: { seat: 2, left: 4000 } });
    expect(abandonedAt(table(null, 3000, 5000), 3000)).toEqual({
      seats: [1],
      next: { seat: 2, left: 2000 },
    });
    expect(abandonedAt(table(null, 0, null), 0)).toEqual({ seats: [1], next: null });
  });

  it("come and go with those who watch", () => {
    const here = { is: "here", seats: [true, false], watching: 2, abandoned: [null, 9000] } as const;
    const now = lookWhoIsHere(table(null, null), {
      ...here,
      seats: [...here.seats],
      abandoned: [...here.abandoned],
    });
    expect(now.watching).toBe(2);
    expect(now.seats.map(({ here, abandoned }) => [here, abandoned])).toEqual([
      [true, null],
      [false, 9000],
    ]);
  });
});
