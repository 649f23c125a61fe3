/** What stands against a Request, and who could pay it: as far as one can see. */

import { say } from "../../../words/say.svelte";
import type { Payment, Request } from "../data/tabletop";

export interface Payer {
  seat: number;
  has: number | null; // behind a screen
  needed: number;
  state: "has" | "lacks" | "hidden";
  told: string; // a sign beside the colour
}

/** Which sign stands for what is paid. */
export const SIGN: Readonly<Record<string, string>> = { advisor: "deck", trophy: "power" };

/** The seats that a payment is asked of. Who has left the game pays nothing. */
export function payers(payment: Payment): Payer[] {
  return payment.has.flatMap((has, seat) => {
    const able = payment.able[seat] ?? null;
    if (able === null && has !== null) return [];
    const state = able === null ? "hidden" : able ? "has" : "lacks";
    const told = { has: "✓", lacks: `${has}/${payment.n}`, hidden: "?" }[state];
    return [{ seat, has, needed: payment.n, state, told } as const];
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

/** Numbers of the table, or of a player, that are not yet as they must be. */
export function missing(request: Request, nameOf: (clan: number) => string): string[] {
  return request.needs
    .filter((need) => !need.met)
    .map(({ now, seat, least, most }) => {
      const ofOne = typeof seat === "number";
      const player = ofOne ? nameOf(seat) : "";
      const needed = least ?? null;
      if (needed === null || now >= needed)
        return say(ofOne ? "gwp-missing-most-of" : "gwp-missing-most", { now, most: most ?? 0, player });
      return say(ofOne ? "gwp-missing-of" : "gwp-missing", { now, needed, player });
    });
}
