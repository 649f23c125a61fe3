/** What the adviser thinks well of, as placements. */

import type { Advice } from "../../../wire/messages";
import { type Placement, placementOf } from "../data/token";

/** `chance` is the share of the win that it promises. */
export interface Suggestion {
  choice: string;
  placement: Placement;
  chance: number | null;
  margin?: number | null; // half of the interval in which the chance probably lies
}

export function suggestionsIn(advice: Advice | null): Suggestion[] {
  return (advice?.suggestions ?? []).flatMap(({ choice, value, margin }) => {
    const placement = placementOf(choice);
    return placement ? [{ choice, placement, chance: value, margin: margin ?? null }] : [];
  });
}

export interface Drawable {
  suggestion: Suggestion;
  number: number; // in the list, from one
  free: boolean; // no better one lies on any of its spaces: the tile itself can be drawn
  plate: { x: number; y: number }; // the middle of its label, measured in spaces
}

const APART = 0.6; // of a space: labels nearer to each other than that cannot be read

/** All of them, the best first, so that each can be seen: of those on top of each other every label has its own place. */
export function drawable(suggestions: readonly Suggestion[]): Drawable[] {
  const taken = new Set<string>();
  const plates: { x: number; y: number }[] = [];
  return suggestions.map((suggestion, at) => {
    const { first, second } = suggestion.placement;
    const spaces = [first, second].map(({ column, row }) => `${column},${row}`);
    const free = !spaces.some((space) => taken.has(space));
    spaces.forEach((space) => taken.add(space));
    const middle = { x: (first.column + second.column + 1) / 2, y: (first.row + second.row + 1) / 2 };
    const ends = [first, second].map(({ column, row }) => ({ x: column + 0.5, y: row + 0.5 }));
    const below = [0.6, -0.6, 1.2, -1.2].map((by) => ({ x: middle.x, y: middle.y + by }));
    const clear = ({ x, y }: { x: number; y: number }) =>
      plates.every((other) => Math.abs(other.y - y) >= APART || Math.abs(other.x - x) >= 2 * APART);
    const plate = [middle, ...ends, ...below].find(clear) ?? middle;
    plates.push(plate);
    return { suggestion, number: at + 1, free, plate };
  });
}
