/** The room of The Great Wall: the drawn table, with options of its own. */

import { inWords } from "../../plain/words";
import { say } from "../../words/say.svelte";
import type { GameRoom } from "../room";
import type { GreatWallView } from "../../wire/generated";
import { covered } from "./data/cover";
import { deciding } from "./data/deciding";
import Sentence from "./learn/Sentence.svelte";
import { packOf } from "./data/box.svelte";
import { askedOptions, firstOptions, keptOptions } from "./options";
import Options from "./Options.svelte";
import Notice from "./packs/Notice.svelte";
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
  kept: keptOptions,
  Notice,
  hasReviews: true,
  reveal: revealed,
  parts: yearsOf,
  deciding: (view, seat, nameOf) => deciding(view as unknown as GreatWallView, seat, nameOf),
  terms: (options) => {
    const mode = options["coop"] === true ? "coop" : "rivals";
    const pack = packOf(options);
    return [
      [say("page-gw-mode"), say("page-gw-mode-name", { mode })],
      ...(pack
        ? [[say("gwp-pack-cards"), say("gwp-pack-name", { name: pack.name })] as [string, string]]
        : []),
    ];
  },
};
