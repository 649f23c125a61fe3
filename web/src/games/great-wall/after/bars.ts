/** The final scoring as bars: what each Clan had, and what each step of the scoring adds or takes. */

import type { Row } from "./honor";

export interface Segment {
  step: number; // 0: the Honor before the scoring, then the steps in order
  n: number;
  from: number; // Honor at its left end
  to: number;
}

export interface Bar {
  clan: number;
  segments: Segment[];
  totals: number[]; // after each step
}

/** Losses shorten the bar: they are drawn at its end and the next gain begins where the loss ended. */
export function barsOf(
  clans: readonly { clan: number }[],
  rows: { before: readonly Row[]; final: readonly Row[] },
): Bar[] {
  return clans.map(({ clan }, at) => {
    let total = rows.before.reduce((sum, { amounts }) => sum + (amounts[at] ?? 0), 0);
    const segments: Segment[] = [{ step: 0, n: total, from: 0, to: total }];
    const totals = [total];
    rows.final.forEach(({ amounts }, i) => {
      const n = amounts[at] ?? 0;
      if (n !== 0)
        segments.push({ step: i + 1, n, from: Math.min(total, total + n), to: Math.max(total, total + n) });
      total += n;
      totals.push(total);
    });
    return { clan, segments, totals };
  });
}

/** The Honor at the right end of the track: a round number above everything that is drawn. */
export function scaleOf(bars: readonly Bar[]): number {
  const most = Math.max(20, ...bars.flatMap(({ segments }) => segments.map(({ to }) => to)));
  return Math.ceil(most / 20) * 20;
}
