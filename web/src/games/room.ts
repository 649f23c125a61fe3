/**
 * What a game brings to the page. Everything outside `games/` knows rooms only by this; an unknown game gets the
 * plain one. A room is loaded when such a table is opened.
 */

import type { Component, Snippet } from "svelte";
import type { Analysis } from "../analysis/analysis.svelte";
import type { Replay } from "../replay/replay.svelte";
import type { Wish } from "../start/plan";
import type { NameOf } from "../table/names";
import type { AnyEvent, AnyOutcome, AnyView } from "../table/seen";
import type { Session } from "../table/session.svelte";
import type { Explored, GameInfo, Item, Seen, Step } from "../wire/messages";

export interface AtTable {
  session: Session;
  view: AnyView;
  nameOf: NameOf;
  title: string; // whose turn it is
  secret: string | undefined; // of a table that is not listed, for those who only watch
}

export interface AtReplay {
  replay: Replay;
  seen: Seen; // how things stand: where we are, or just before while that is on its way
  nameOf: NameOf;
  head: Snippet; // the heading
  controls: Snippet; // where we are, what happened, and what a review says
}

export interface AtAnalysis {
  analysis: Analysis;
  there: Explored; // how things stand: where we are, or just before while that is on its way
  nameOf: NameOf;
  head: Snippet; // the heading
  controls: Snippet; // the tree of moves, what the position is worth, and what can be done with it
}

export interface InSentence {
  text: string;
  plain?: boolean; // it is within something that is pressed
  stops?: boolean; // the Tab key stops at what can be looked at; in long texts the arrow keys lead there
}

export interface InForm {
  wish: Wish; // `wish.options` belongs to the room
  info: GameInfo | undefined; // what the server says of the game; nothing yet where the line is broken
}

export interface GameRoom {
  Table: Component<AtTable>;
  Replay: Component<AtReplay>;
  /** A position that is analyzed; loaded where one is. */
  Analysis: () => Promise<{ default: Component<AtAnalysis> }>;
  /** What can be chosen before a game, beside what every game has. */
  Options?: Component<InForm>;
  /** A small picture of what is played, for who is invited. */
  Preview?: Component<{ options: Record<string, unknown> }>;
  /** What must be said of the options of a table before anyone sits down; nothing where that is nothing. */
  Notice?: Component<{ options: object; seated?: boolean }>;
  /** What a step of a replay brought; without it the events as sentences. */
  Narration?: Component<{ replay: Replay; nameOf: NameOf }>;
  /** A sentence of the game. Without it the bare text. */
  Sentence?: Component<InSentence>;
  /** The sign of a seat. */
  Mark?: Component<{ seat: number }>;

  /** The room's own options as they stand in the form at first; `kept` may be anything. */
  options(kept: Record<string, unknown>): Record<string, unknown>;
  /** What is sent to the server; without it the options as they stand in the form. */
  asked?(options: Record<string, unknown>, players: number): Record<string, unknown>;
  /** What is to be kept of them for the next time; without it all. */
  kept?(options: Record<string, unknown>): Record<string, unknown>;
  /** What and how, as pairs, beside what every game has. */
  terms?(options: Record<string, unknown>, game: string): [string, string][];

  /** What another seat is deciding, from what everybody sees; without it only whose turn it is. */
  deciding?(view: AnyView, seat: number, nameOf: NameOf): string;

  /** A choice in the game's own notation; null where a sentence tells it better. Without it always the latter. `brief`: only what was chosen. */
  notation?(choice: string, brief?: boolean): string | null;
  /** A step of a finished game with what was a secret when it was chosen; without it the step as it is. */
  reveal?(step: Step): Step;
  /** Headings in a list of moves, by the number of the step that they stand before. */
  parts?(steps: readonly Step[]): ReadonlyMap<number, string>;
  /** Whether a list of moves tells all that came of a choice, and not only the first sentence. */
  listsWholeMoves?: boolean;
  /** What a game that is over came to, beside who won: where each one ended, and how it was decided. */
  Aftermath?: Component<{ session: Session; view: AnyView; nameOf: NameOf }>;
  /** What is reshuffled where a game continues from a position, and what is not. */
  comingWords?: string;

  /** An event as a sentence; null where it tells nothing. `hidden`: a hot seat's curtain is down, and not all know it. */
  tell(event: AnyEvent, nameOf: NameOf, hidden: boolean): string | null;
  /** How it ended, as a sentence. */
  tellOutcome(outcome: AnyOutcome, nameOf: NameOf, items: readonly Item[]): string;
  /** The same table without anything that only one seat may know; without it next to nothing is left. */
  cover?(view: AnyView): AnyView;

  hasReviews: boolean; // whether the server can judge the choices of a game
}
