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
}

export interface AnyEvent {
  event: string;
  told?: Text; // where words were asked for
}
