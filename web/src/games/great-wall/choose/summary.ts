/** What a choice would bring, at a glance: the sums of its events. */

import type { AnyEvent } from "../../../table/seen";
import type { GreatWallEvent } from "../../../wire/generated";

export const GOODS = ["W", "S", "G", "C"] as const;
export type Good = (typeof GOODS)[number];

/** One thing that changes. `seat`: whose it is; null where it belongs to no player. */
export type Chip =
  | { kind: "goods"; seat: number; what: Good; n: number }
  | { kind: "honor" | "shame" | "killed" | "wounds"; seat: number; n: number }
  | { kind: "warehouse"; seat: null; what: Good; n: number }
  | { kind: "activates"; seat: null; place: string }
  | { kind: "defeated"; seat: null; horde: string };

export interface Change {
  goods: Record<Good, number>;
  honor: number;
}

/** The sums, each thing once; what comes to nothing is left out. */
export function chips(happened: readonly AnyEvent[]): Chip[] {
  const sums = new Map<string, Chip & { n: number }>();
  const rest: Chip[] = [];
  const add = (chip: Chip & { n: number }): void => {
    const key = `${chip.kind} ${chip.seat} ${"what" in chip ? chip.what : ""}`;
    sums.set(key, { ...chip, n: chip.n + (sums.get(key)?.n ?? 0) });
  };
  for (const event of happened as unknown as readonly GreatWallEvent[]) {
    switch (event.event) {
      case "gained":
        add({ kind: "goods", seat: event.seat, what: event.what as Good, n: event.n });
        if (event.house) add({ kind: "warehouse", seat: null, what: event.what as Good, n: -event.n });
        break;
      case "paid":
        if (event.house) add({ kind: "warehouse", seat: null, what: event.what as Good, n: -event.n });
        else add({ kind: "goods", seat: event.seat, what: event.what as Good, n: -event.n });
        break;
      case "donated":
        add({ kind: "goods", seat: event.seat, what: event.what as Good, n: -event.n });
        add({ kind: "warehouse", seat: null, what: event.what as Good, n: event.n });
        break;
      case "honor":
        add({ kind: "honor", seat: event.seat, n: event.n });
        break;
      case "shamed":
        if (event.place) add({ kind: "shame", seat: event.seat, n: 1 });
        break;
      case "cleared":
        add({ kind: "shame", seat: event.seat, n: -1 });
        break;
      case "killed":
        if (!event.saved) add({ kind: "killed", seat: event.seat, n: event.n });
        break;
      case "wounded":
        add({ kind: "wounds", seat: event.seat, n: 1 });
        break;
      case "activated":
        rest.push({ kind: "activates", seat: null, place: event.location });
        break;
      case "defeated":
        rest.push({ kind: "defeated", seat: null, horde: event.horde });
        break;
    }
  }
  return [...[...sums.values()].filter(({ n }) => n !== 0), ...rest];
}

/** What would change of one seat's goods and Honor; null where nothing does. */
export function changeFor(seat: number | null, happened: readonly AnyEvent[]): Change | null {
  const change: Change = { goods: { W: 0, S: 0, G: 0, C: 0 }, honor: 0 };
  for (const chip of chips(happened)) {
    if (chip.seat !== seat || seat === null) continue;
    if (chip.kind === "goods") change.goods[chip.what] += chip.n;
    if (chip.kind === "honor") change.honor += chip.n;
  }
  return change.honor || GOODS.some((what) => change.goods[what]) ? change : null;
}
