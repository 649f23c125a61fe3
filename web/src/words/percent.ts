import { say } from "./say.svelte";

/** A share as whole percents. */
export function percent(share: number): number {
  return Math.round(100 * share);
}

/** The same with its sign in front. */
export function signedPercent(share: number): string {
  return `${percent(share) < 0 ? "−" : "+"}${Math.abs(percent(share))}`;
}

/** A share as people write it in the language of the page: 84%, 84 %. */
export function percentSaid(share: number): string {
  return say("page-percent", { n: String(percent(share)) });
}

/** The same with its sign in front. */
export function signedPercentSaid(share: number): string {
  return say("page-percent", { n: signedPercent(share) });
}
