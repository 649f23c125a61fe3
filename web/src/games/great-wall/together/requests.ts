/** What stands against a Request, and who could pay it: as far as one can see. */

import { say } from "../../../words/say.svelte";
import type { Payment, Request } from "../data/tabletop";

export type PayerState = "lacks" | "hidden" | "has";

export interface Payer {
  seat: number;
  has: number | null; // behind a screen
  needed: number;
  state: PayerState;
}

/** Which sign stands for what is paid. */
export const SIGN: Readonly<Record<string, string>> = { advisor: "deck", trophy: "power" };

/** The seats that a payment is asked of. Who has left the game pays nothing. */
export function payers(payment: Payment): Payer[] {
  return payment.has.flatMap((has, seat) => {
    const able = payment.able[seat] ?? null;
    if (able === null && has !== null) return [];
    const state = able === null ? "hidden" : able ? "has" : "lacks";
    return [{ seat, has, needed: payment.n, state } as const];
  });
}

export function toldPayer(payer: Payer, nameOf: (clan: number) => string): string {
  return say("gwp-together-payer", {
    player: nameOf(payer.seat),
    state: payer.state,
    has: payer.has ?? 0,
    needed: payer.needed,
  });
}

/** The seats in each state, as far as all of the Request goes: lacks one thing, lacks it. */
export function seatsBy(request: Request): { state: PayerState; seats: number[] }[] {
  const found = new Map<number, PayerState>();
  const paid = request.payments.flatMap(payers);
  const needed = request.needs.flatMap(({ seat, met }) =>
    typeof seat === "number" ? [{ seat, state: met ? ("has" as const) : ("lacks" as const) }] : [],
  );
  for (const { seat, state } of [...paid, ...needed]) {
    const before = found.get(seat);
    found.set(seat, before === undefined ? state : STATES[Math.min(rank(before), rank(state))]!);
  }
  return STATES.map((state) => ({
    state,
    seats: [...found.keys()].filter((seat) => found.get(seat) === state).sort(),
  })).filter(({ seats }) => seats.length);
}

const STATES: readonly PayerState[] = ["lacks", "hidden", "has"];
const rank = (state: PayerState) => STATES.indexOf(state);

/** Numbers that are not yet as they must be: those of the table, or of the players. */
export function missing(
  request: Request,
  nameOf: (clan: number) => string,
  of: "table" | "players",
): string[] {
  return request.needs
    .filter(({ met, seat }) => !met && (typeof seat === "number") === (of === "players"))
    .map(({ now, seat, least, most }) => {
      const ofOne = typeof seat === "number";
      const player = ofOne ? nameOf(seat) : "";
      const needed = least ?? null;
      if (needed === null || now >= needed)
        return say(ofOne ? "gwp-missing-most-of" : "gwp-missing-most", { now, most: most ?? 0, player });
      return say(ofOne ? "gwp-missing-of" : "gwp-missing", { now, needed, player });
    });
}
