/** What the adviser thinks well of, as placements. */

import type { Advice } from "../../../wire/messages";
import { type Placement, placementOf } from "../data/token";

/** `chance` is the share of the win that it promises. */
export interface Suggestion {
  choice: string;
  placement: Placement;
  chance: number | null;
}

export function suggestionsIn(advice: Advice | null): Suggestion[] {
  return (advice?.suggestions ?? []).flatMap(({ choice, value }) => {
    const placement = placementOf(choice);
    return placement ? [{ choice, placement, chance: value }] : [];
  });
}

/** Those that can be drawn on one board: of two that lie over each other the better one. */
export function apart(suggestions: readonly Suggestion[]): Suggestion[] {
  const taken = new Set<string>();
  return suggestions.filter(({ placement }) => {
    const spaces = [placement.first, placement.second].map(({ column, row }) => `${column},${row}`);
    if (spaces.some((space) => taken.has(space))) return false;
    spaces.forEach((space) => taken.add(space));
    return true;
  });
}
