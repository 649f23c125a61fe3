/** How any game says what happened and how it ended, in words of its own: also for rooms that draw. */

import type { GameRoom } from "../games/room";
import Aftermath from "./Aftermath.svelte";
import { tellEvent, tellOutcome } from "./tell";

export const inWords = {
  Aftermath,
  listsWholeMoves: true,
  // What one seat has seen is not shown while the device goes from hand to hand.
  tell: (event, nameOf, hidden) => (hidden ? null : tellEvent(event, nameOf)),
  tellOutcome,
} satisfies Partial<GameRoom>;
