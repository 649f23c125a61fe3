/** The room of The Great Wall: the drawn table, with options of its own. */

import { inWords } from "../../plain/words";
import { say } from "../../words/say.svelte";
import type { GameRoom } from "../room";
import type { GreatWallView } from "../../wire/generated";
import { covered } from "./data/cover";
import { deciding } from "./data/deciding";
import Sentence from "./learn/Sentence.svelte";
import { askedOptions, firstOptions } from "./options";
import Options from "./Options.svelte";
import Replay from "./Replay.svelte";
import { revealed, yearsOf } from "./seasons/revealed";
import Narration from "./seasons/Narration.svelte";
import Table from "./Table.svelte";

export const room: GameRoom = {
  ...inWords,
  Table,
  Replay,
  Analysis: () => import("./analysis/AnalysisBoard.svelte"),
  Narration,
  Sentence,
  cover: covered,
  Options,
  options: firstOptions,
  asked: askedOptions,
  hasReviews: true,
  reveal: revealed,
  parts: yearsOf,
  deciding: (view, seat, nameOf) => deciding(view as unknown as GreatWallView, seat, nameOf),
  terms: ({ coop }) => [
    [say("page-gw-mode"), say("page-gw-mode-name", { mode: coop === true ? "coop" : "rivals" })],
  ],
};
