/** The same table without anything that only one seat may know: for a device that goes from hand to hand. */

import type { AnyView } from "../../../table/seen";
import type { GreatWallView } from "../../../wire/generated";

export function covered(view: AnyView): AnyView {
  const table = view as unknown as GreatWallView;
  const open: GreatWallView = {
    ...table,
    seat: null,
    decision: null,
    own: null,
    decks: { ...table.decks, coming: (table.decks.coming ?? []).map((each) => ({ ...each, card: null })) },
    clans: table.clans.map((board) => ({
      ...board,
      // who was dealt face down is known to its owner alone
      ...(board.clan === table.seat ? { supporting: (board.supporting ?? []).map(() => null) } : {}),
    })),
  };
  return open as unknown as AnyView;
}
