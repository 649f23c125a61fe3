/** The room of any game: it shows what the game says of itself, and knows nothing more. */

import type { GameRoom } from "../games/room";
import Aftermath from "./Aftermath.svelte";
import Options from "./Options.svelte";
import { optionTerms } from "./options";
import PlainReplay from "./PlainReplay.svelte";
import PlainTable from "./PlainTable.svelte";
import { tellEvent, tellOutcome } from "./tell";

export const room: GameRoom = {
  Table: PlainTable,
  Replay: PlainReplay,
  Options,
  Aftermath,
  options: (kept) => kept,
  terms: (options, game) => optionTerms(game, options),
  listsWholeMoves: true,
  // What one seat has seen is not shown while the device goes from hand to hand.
  tell: (event, nameOf, hidden) => (hidden ? null : tellEvent(event, nameOf)),
  tellOutcome,
  hasReviews: false,
};
