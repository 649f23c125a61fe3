/** Names of small things on the table. */

import { say } from "../../../words/say.svelte";

export const SOLDIERS = ["Sp", "Ar", "Ho"] as const;
export const RESOURCES = ["W", "S", "G", "C"] as const;

/** What lies on a Vital spot: `W1`, `H2`, `T1`. */
export function rewardName(code: string): string {
  const n = Number(code.slice(1));
  const what = { H: "honor", T: "tactic" }[code[0]!];
  return say("gw-reward", {
    reward: what ?? say("gw-resource", { what: code[0] === "R" ? "any3" : code[0]! }),
    n,
  });
}
