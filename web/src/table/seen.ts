/** What every game's view, events and outcome have in common: all that the general parts of the page know of them. */

import type { Text } from "../wire/messages";

export interface AnyView {
  game: string;
  seat: number | null;
  decision: { number: number; kind: string; options: string[] } | null;
  pending: number[];
  outcome: AnyOutcome | null;
  resigned?: number[];
}

export interface AnyOutcome {
  winners: number[];
  scores?: number[]; // one a seat, where the view tells them
}

export interface AnyEvent {
  event: string;
  told?: Text; // where words were requested
}

/** Of a table without spectators: whose turn it is, and whether it is over. */
export function nextToNothing({ game, pending, outcome }: AnyView): AnyView {
  return { game, seat: null, decision: null, pending, outcome };
}
