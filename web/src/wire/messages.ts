/** The messages of the wire, as src/mandate/server/wire.py and docs/wire.md describe them. Seats count from 0. */

import type { QinEvent } from "../qin/events";
import type { BoardMap, Outcome, QinView, Seat } from "../qin/view";

export type Status = "open" | "playing" | "over" | "closed";
export type OfferKind = "takeback" | "rematch" | "bot" | "remove";

export interface Pace {
  per: "none" | "move" | "game";
  seconds: number;
  increment: number;
}

export interface SeatInfo {
  kind: "person" | "bot" | "open";
  name: string | null;
  you: boolean;
  away: boolean;
  here: boolean;
  asked: boolean;
  clock: number | null;
}

export interface OfferInfo {
  number: number;
  what: OfferKind;
  by: Seat;
  accepted: Seat[];
  seat: Seat | null;
  bot: string | null;
}

export interface TableInfo {
  id: string;
  game: string;
  options: QinView["options"];
  rules: string;
  status: Status;
  seats: SeatInfo[];
  host: boolean;
  listed: boolean;
  pace: Pace;
  takebacks: boolean;
  chat: boolean;
  spectators: boolean;
  waits: boolean;
  round: { number?: number; wins?: number[]; before?: string | null };
  at: number;
  commitment: string | null;
  outcome: Outcome | null;
  offers: OfferInfo[];
  next: { table: string; link: string | null } | null;
  link: string | null;
  frozen: string | null;
}

export interface Summary {
  id: string;
  game: string;
  status: Status;
  seats: SeatInfo[];
  pace: Pace;
  changed: number;
  your_turn: boolean;
}

export type Item = { number: number; at: number } & (
  | { what: "opened" | "closed" | "started" }
  | { what: "sat" | "left"; seat: Seat }
  | { what: "chose"; seat: Seat; choice: string; events: QinEvent[] }
  | { what: "resigned"; seat: Seat; why: "resigned" | "time" | "removed"; events: QinEvent[] }
  | { what: "took-back"; seat: Seat; back: number }
  | { what: "replaced"; seat: Seat; bot: string }
  | { what: "offered"; offer: OfferKind; by: Seat; seat?: Seat; bot?: string }
  | { what: "answered"; offer: number; by: Seat; yes: boolean }
  | { what: "rematched"; table: string }
  | { what: "said"; by: Seat; text: string }
);

export interface Sight {
  seat: Seat | null;
  ask: number | null;
  news: Item[];
  view: QinView | null;
}

export interface Refusal {
  code: string;
  sentence: string;
  clause: string | null;
}

/** Not the server's: there was no answer at all. */
export const OFFLINE = "offline";

export interface Update {
  is: "update";
  after: number;
  number: number;
  table: TableInfo;
  sights: Sight[];
}

export type Message =
  | Update
  | { is: "preview"; ref: number | null; events: QinEvent[] }
  | { is: "done"; ref: number | null; number: number }
  | ({ is: "refused"; ref: number | null } & Refusal);

export type Command =
  | { do: "sit"; seat?: Seat }
  | { do: "leave" | "step-back" | "resign"; seat: Seat }
  | { do: "start" }
  | { do: "play" | "preview"; seat: Seat; ask: number; choice: string }
  | { do: "offer"; what: OfferKind; seat?: Seat; bot?: string }
  | { do: "answer"; offer: number; yes: boolean }
  | { do: "say"; text: string };

export type SeatPlan = { kind: "me" } | { kind: "open" } | { kind: "bot"; name: string };

export interface Plan {
  game: "qin";
  options: {
    players: number;
    board: string | BoardMap;
    first: Seat | "random";
    fair_start: boolean;
  };
  seats: SeatPlan[];
  pace: Pace;
  takebacks: boolean;
  chat: boolean;
  spectators: boolean;
  listed: boolean;
  waits: boolean;
}
