/** The room of Qin. */

import { say } from "../../words/say.svelte";
import type { GameRoom } from "../room";
import { boardOf } from "./boards";
import type { QinEvent } from "./data/events";
import type { Outcome, QinView } from "./data/view";
import Mark from "./Mark.svelte";
import { askedOptions, firstOptions, keptOptions } from "./options";
import Options from "./Options.svelte";
import Preview from "./Preview.svelte";
import Replay from "./Replay.svelte";
import Table from "./Table.svelte";
import Aftermath from "./table/Aftermath.svelte";
import { tellEvent } from "./words/tell";
import { tellToken } from "./words/tile";

export const room: GameRoom = {
  Table,
  Replay,
  Analysis: () => import("./analysis/AnalysisBoard.svelte"),
  Options,
  Preview,
  Mark,
  options: firstOptions,
  asked: askedOptions,
  kept: keptOptions,
  terms: (options) => {
    const board = boardOf(options);
    return board ? [[say("page-term-board"), say("play-board-name", { board: board.name })]] : [];
  },
  tell: (event, nameOf, hidden) => {
    const known = event as QinEvent;
    return tellEvent(hidden && known.event === "drew" ? { ...known, tile: null } : known, nameOf);
  },
  tellOutcome: (outcome, nameOf) => tellEvent({ event: "ended", ...(outcome as Outcome) }, nameOf),
  cover: (view) => ({ ...(view as QinView), seat: null, decision: null, hand: [] }) as QinView,
  hasReviews: true,
  notation: tellToken,
  comingWords: "page-play-on-qin",
  Aftermath,
};
