/** A share as whole percents. */
export function percent(share: number): number {
  return Math.round(100 * share);
}

/** The same with its sign in front. */
export function signedPercent(share: number): string {
  return `${percent(share) < 0 ? "−" : "+"}${Math.abs(percent(share))}`;
}
