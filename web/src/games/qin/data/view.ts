/** A seat's view of a game of Qin, as the server sends it; docs/games/qin.md explains every key. */

import type { TileName } from "../../../wire/generated";

export type {
  Colour,
  QinBoard as BoardMap,
  QinOutcome as Outcome,
  QinProvince as Province,
  QinView,
  QinVillage as Village,
  Seat,
  TileName,
} from "../../../wire/generated";

export const TILES: readonly TileName[] = ["RR", "YY", "BB", "RY", "RB", "YB"];
