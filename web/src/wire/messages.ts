/** The messages of the wire, and the one answer that is not the server's. */

import { say } from "../words/say.svelte";
import type { Refusal } from "./generated";

export type * from "./generated";

/** The code of a refusal that was not sent: there was no answer at all. */
export const OFFLINE = "offline";

export function offline(ref: number | null = null): Refusal {
  return { is: "refused", ref, code: OFFLINE, sentence: say("page-offline"), clause: null };
}
