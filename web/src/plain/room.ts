/** The room of any game: it shows what the game says of itself, and knows nothing more. */

import type { GameRoom } from "../games/room";
import Options from "./Options.svelte";
import { optionTerms } from "./options";
import PlainReplay from "./PlainReplay.svelte";
import PlainTable from "./PlainTable.svelte";
import { inWords } from "./words";

export const room: GameRoom = {
  ...inWords,
  Table: PlainTable,
  Replay: PlainReplay,
  Analysis: () => import("./PlainAnalysis.svelte"),
  Options,
  options: (kept) => kept,
  terms: (options, game) => optionTerms(game, options),
  hasReviews: false,
};
