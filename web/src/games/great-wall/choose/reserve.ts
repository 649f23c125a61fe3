/** What Soldiers cost that are chosen and not paid yet: a recruiting is paid at once, after its last Soldier. */

import type { AnyEvent } from "../../../table/seen";
import type { GreatWallEvent, GreatWallSoldierPrice } from "../../../wire/generated";
import type { Own } from "../data/tabletop";
import { type Change, type Good, GOODS } from "./summary";

export interface Reserve {
  goods: Record<Good, number>; // before discounts
  off: number; // so many units need not be paid; which ones is decided later
}

/** For what is chosen so far, and for the option that is looked at; null where nothing is reserved. */
export function reserveFor(
  own: Pick<Own, "reserved" | "prices"> | null,
  looked: { kind: string; token: string | null } | null,
  foreseen: readonly AnyEvent[],
): Reserve | null {
  if (!own || foreseen.some((event) => (event as unknown as GreatWallEvent).event === "paid")) return null;
  const { soldiers } = own.prices;
  const token = looked?.kind === "recruit" ? looked.token : null;
  const parts: (GreatWallSoldierPrice | null | undefined)[] = [
    own.reserved,
    token && token in soldiers ? soldiers[token as keyof typeof soldiers] : null,
  ];
  const sum = (of: (part: GreatWallSoldierPrice) => number | undefined): number =>
    parts.reduce((total, part) => total + ((part && of(part)) ?? 0), 0);
  const goods = { W: 0, S: 0, G: 0, C: 0 };
  for (const what of GOODS) goods[what] = sum(({ cost }) => cost[what]);
  return GOODS.some((what) => goods[what]) ? { goods, off: sum(({ off }) => off) } : null;
}

/** The change of the own numbers with what is reserved; a discount covers what is not there. */
export function withReserve(
  change: Change | null,
  reserve: Reserve | null,
  has: Record<Good, number>,
): Change | null {
  if (!reserve) return change;
  const goods = { ...(change?.goods ?? { W: 0, S: 0, G: 0, C: 0 }) };
  for (const what of GOODS)
    goods[what] -= Math.min(reserve.goods[what], Math.max(0, has[what] + goods[what]));
  return { goods, honor: change?.honor ?? 0 };
}
