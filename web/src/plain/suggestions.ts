/** A hint as the panel shows it: options that its simulated games cannot tell apart stand together. */

import type { Advice, Suggestion } from "../wire/generated";
import type { Option } from "./desk.svelte";

/** Chances of winning, 0 to 1, between which the true one is likely to be. */
export interface Range {
  low: number;
  high: number;
}

export interface Group {
  suggested: (Option & { brings: Suggestion["brings"] })[];
  range: Range | null; // of all of them; null where the adviser gave no chances
}

/** The best one with all that may be as good, then the others one by one. */
export function groupsOf(advice: Advice | null, options: readonly Option[]): Group[] {
  const groups: Group[] = [];
  const measured = (advice?.suggestions ?? []).some(({ margin }) => margin != null);
  for (const suggestion of advice?.suggestions ?? []) {
    const option = options.find(({ token }) => token === suggestion.choice);
    if (!option) continue;
    const found = { ...option, brings: suggestion.brings };
    // Beside measured ranges, a bare number would look surer than they are.
    const known = advice?.measure === "chance" && (!measured || suggestion.margin != null);
    const range = known ? rangeOf(suggestion) : null;
    const first = groups[0];
    if (first && suggestion.even) {
      first.suggested.push(found);
      first.range = around(first.range, range);
    } else groups.push({ suggested: [found], range });
  }
  return groups;
}

function rangeOf({ value, margin }: Suggestion): Range | null {
  if (value === null) return null;
  const reach = margin ?? 0;
  return { low: Math.max(0, value - reach), high: Math.min(1, value + reach) };
}

function around(one: Range | null, other: Range | null): Range | null {
  if (!one || !other) return one ?? other;
  return { low: Math.min(one.low, other.low), high: Math.max(one.high, other.high) };
}
