/** The room of The Great Wall: the plain table, with options of its own. */

import { room as plain } from "../../plain/room";
import { say } from "../../words/say.svelte";
import type { GameRoom } from "../room";
import { askedOptions, firstOptions } from "./options";
import Options from "./Options.svelte";

export const room: GameRoom = {
  ...plain,
  Options,
  options: firstOptions,
  asked: askedOptions,
  terms: ({ coop }) => [
    [say("page-gw-mode"), say("page-gw-mode-name", { mode: coop === true ? "coop" : "rivals" })],
  ],
};
