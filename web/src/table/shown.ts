/** What a table shows, and what the server says of choices not yet made. */

import type { Caution, Group, Item, OrdersNow, Question, Refusal, Stop, Tried } from "../wire/messages";
import type { AnyEvent, AnyView } from "./seen";

/** What the server says about a choice before it is made. */
export type Forecast =
  | { events: AnyEvent[]; refusal: null; stop?: Stop; cautions?: Caution[] }
  | { events: null; refusal: Refusal };

/** What the server says about a chain of choices. */
export type Attempt = { tried: Tried; refusal: null } | { tried: null; refusal: Refusal };

/** How things stand, and what happened before. */
export interface Shown {
  view: AnyView;
  ask: number | null; // the table's number for what this view asks
  question: Question | null;
  facts: readonly Group[];
  orders?: OrdersNow | null; // what this seat has ordered to be answered for it
  events: readonly AnyEvent[];
  items: readonly Item[]; // the log up to this view: it must not run ahead of the board
}

/** Where a room shows what happens. */
export interface Stage {
  /** Show it; how many milliseconds its events need. */
  show(shown: Shown): number;
  /** Something else is to be shown next. */
  clear?(): void;
}
