/** The games that have a room on the page: the only place outside the rooms that names them. */

import type { Component } from "svelte";
import type { Wish } from "../start/plan";
import type { AnyView } from "../table/seen";
import { clauses } from "../words/clauses";
import { knows, learnPart, learnWords, say } from "../words/say.svelte";
import type { GameRoom } from "./room";

/** What a client may want beside views: questions and events in words, the view as tidy facts, the own standing orders. */
export type Wanted = "words" | "facts" | "orders";

/** A page of its own: a lesson, an editor. Its address is `#/path`. */
export interface RoomPage {
  path: string;
  title: string; // ids of messages
  about: string;
  inHeader: boolean;
  short?: string; // its title in the header, where there is little room
  load: () => Promise<{ default: Component<{ rest: string[] }> | Component<Record<string, never>> }>;
  /** It moves between addresses below its own by itself, and is not mounted again for that. */
  steady?: true;
  online?: true | "rules"; // it does nothing without the server; `rules`: or the rules in this browser
  puzzles?: true; // the page of the game's puzzles: each of them leads to those of the other games
  lessons?: true; // short ones, each on one idea
  learn?: true; // where a newcomer learns the game by playing
}

/** The picture on the door of a game. `small`: beside one of its running games, with as many seats. */
export type DoorPicture = Component<{ small?: boolean; seats?: number }>;

/** How a game stands, from what its player sees, and of that only what lies open. */
export type PositionPicture = Component<{ view: AnyView }>;

/** What the clauses of a game's rules begin with, and how their sections are called. */
export interface Book {
  prefix: string;
  title: (section: string) => string;
  /** A long book: its sections in the order of reading, and the message that names its parts. */
  parts?: readonly BookPart[];
  part?: string;
  Overview?: () => Promise<{ default: Component }>; // the game on one screen, before its clauses
  /** Tables of numbers before the clauses: the message that names them, one about them, and what they are. */
  tables?: { id: string; title: string; about: string; load: () => Promise<{ entries: () => BookEntry[] }> };
}

/** What is said under one heading of such a table. */
export interface BookEntry {
  id: string;
  title: string;
  lines: readonly string[];
}

export interface BookPart {
  id: string;
  sections: readonly string[];
}

/** What must be known of a game before its room is loaded. */
export interface Sign {
  room: () => Promise<GameRoom>;
  show: readonly Wanted[]; // what the server is to send
  pages: readonly RoomPage[];
  players: readonly [number, number];
  usual?: number; // of players; two, where nothing is said
  book?: Book; // its rules, clause by clause
  /** Ids of messages: the name of an empty seat, its color. */
  seatName?: string;
  seatColour?: string;
  /** How much time players have where friends play by link and say nothing else; without it days for each turn. */
  usualClock?: Wish["clock"];
  /** What a list says of the options of a table. */
  variant?: (options: Record<string, unknown>) => string | null;
  hero: string; // ids of messages: what the game is about
  heroText: string;
  note?: string; // at the foot of the page
  /** Its door on the start page: the picture, the color of its roof, and the message that says how long a game lasts. */
  Door?: () => Promise<{ default: DoorPicture }>;
  /** A running game, small. */
  Position?: () => Promise<{ default: PositionPicture }>;
  roof?: "malachite" | "azurite";
  length?: string;
}

const QIN: Sign = {
  room: async () => (await import("./qin/room")).room,
  show: [],
  pages: [
    {
      path: "learn",
      title: "page-learn",
      about: "page-learn-about",
      inHeader: true,
      load: async () => (await learnPart("lesson"), import("./qin/learn/LearnPage.svelte")),
      steady: true,
      learn: true,
    },
    {
      path: "lessons",
      title: "page-lessons",
      about: "page-lessons-about",
      inHeader: false,
      load: async () => (await learnPart("lesson"), import("./qin/learn/LessonsPage.svelte")),
      lessons: true,
    },
    {
      path: "puzzles",
      title: "page-puzzles",
      about: "page-puzzles-about",
      inHeader: true,
      load: async () => (await learnWords("qin"), import("./qin/puzzles/PuzzlesPage.svelte")),
      online: "rules",
      puzzles: true,
    },
    {
      path: "editor",
      title: "page-editor",
      about: "page-editor-short",
      inHeader: false,
      load: () => import("./qin/editor/EditorPage.svelte"),
    },
    {
      path: "position",
      title: "page-position",
      about: "page-position-short",
      inHeader: false,
      load: async () => (await learnWords("qin"), import("./qin/position/SetUpPage.svelte")),
      online: true,
    },
  ],
  players: [2, 4],
  book: { prefix: "qin", title: (section) => say("page-rules-section", { section }) },
  seatName: "play-seat-name",
  usualClock: "game",
  seatColour: "qin-pagoda-colour",
  variant: ({ board }) => (typeof board === "string" ? say("play-board-name", { board }) : null),
  hero: "page-hero",
  heroText: "page-hero-text",
  note: "qin-board-note",
  Door: () => import("./qin/door/Door.svelte"),
  Position: () => import("./qin/Position.svelte"),
  roof: "malachite",
  length: "page-length-qin",
};

const GREAT_WALL: Sign = {
  room: async () => (await import("./great-wall/room")).room,
  show: ["words", "orders"],
  pages: [
    {
      path: "first-year",
      title: "page-gw-first-year",
      short: "page-learn",
      about: "page-gw-first-year-about",
      inHeader: true,
      load: async () => (await learnWords("great-wall"), import("./great-wall/learn/FirstYearPage.svelte")),
      online: "rules",
      learn: true,
    },
    {
      path: "great-wall-puzzles",
      title: "page-puzzles",
      about: "page-puzzles-about",
      inHeader: true,
      load: async () => (await learnWords("great-wall"), import("./great-wall/puzzles/PuzzlesPage.svelte")),
      online: "rules",
      puzzles: true,
    },
    {
      path: "cards",
      title: "page-gw-cards",
      about: "page-gw-cards-about",
      inHeader: false,
      load: async () => (await learnWords("great-wall"), import("./great-wall/CardsPage.svelte")),
    },
    {
      path: "card-editor",
      title: "page-gw-editor",
      about: "page-gw-editor-about",
      inHeader: false,
      load: async () => (await learnWords("great-wall"), import("./great-wall/packs/EditorPage.svelte")),
    },
  ],
  players: [1, 5],
  usual: 3,
  variant: ({ coop, players, pack }) =>
    [
      players === 1 ? "" : say("page-gw-mode-name", { mode: coop === true ? "coop" : "rivals" }),
      typeof pack === "string" ? pack : "",
    ]
      .filter(Boolean)
      .join(" · ") || null,
  Door: () => import("./great-wall/door/Door.svelte"),
  Position: () => import("./great-wall/door/Position.svelte"),
  roof: "azurite",
  hero: "page-great-wall-hero",
  heroText: "page-great-wall-hero-text",
  length: "page-length-great-wall",
  book: {
    prefix: "gw",
    title: (section) => say("page-gw-section", { section }),
    part: "gwp-learn-part",
    parts: [
      { id: "start", sections: ["setup", "secret"] },
      { id: "year", sections: ["spring", "summer", "fall", "winter"] },
      {
        id: "places",
        sections: ["production", "recruit", "tea", "build", "logistics", "embassy", "advisor", "tactic"],
      },
      { id: "battle", sections: ["attack", "defeat", "kill"] },
      { id: "shame", sections: ["shame"] },
      { id: "end", sections: ["end", "decline", "resign"] },
      { id: "reed", sections: ["reed"] },
      { id: "solo", sections: ["solo"] },
      { id: "coop", sections: ["coop"] },
    ],
    Overview: async () => (await learnWords("great-wall"), import("./great-wall/learn/Overview.svelte")),
    tables: {
      id: "gw.locations",
      title: "gw-places",
      about: "gw-places-about",
      load: async () => (await learnWords("great-wall"), import("./great-wall/learn/places")),
    },
  },
};

/** Any game that the server plays and this page has never heard of. */
const PLAIN: Sign = {
  room: async () => (await import("../plain/room")).room,
  show: ["words", "facts"],
  pages: [],
  players: [1, 4],
  hero: "page-plain-hero",
  heroText: "page-plain-hero-text",
};

const SIGNS: Readonly<Record<string, Sign>> = { qin: QIN, "great-wall": GREAT_WALL };

/** The game of who has never chosen one. */
export const FIRST = "qin";

export function signOf(game: string): Sign {
  return Object.hasOwn(SIGNS, game) ? SIGNS[game]! : PLAIN;
}

/** The room of a game, with its words: a room that draws with its words must not show message ids. */
export async function roomOf(game: string): Promise<GameRoom> {
  const sign = signOf(game);
  const [room] = await Promise.all([sign.room(), sign.show.includes("words") ? learnWords(game) : null]);
  return room;
}

/** Its rules, clause by clause; of a game that the page was not built with, from the words that it brings, if any. */
export function bookOf(game: string): Book | undefined {
  const { book } = signOf(game);
  if (book || clauses(game).length === 0) return book;
  return {
    prefix: game,
    title: (section) => {
      const message = `${game}-section-${section}`;
      return knows(message) ? say(message) : section.charAt(0).toUpperCase() + section.slice(1);
    },
  };
}

/**
 * Learn the words of games that the page was not built with, before their names are shown. Where that fails, the
 * ids are shown: the notice about the lost connection says why.
 */
export async function learnNames(games: Iterable<string>): Promise<void> {
  const others = [...new Set(games)].filter((game) => !Object.hasOwn(SIGNS, game));
  await Promise.allSettled(others.map(learnWords));
}

/** The games that the page was built with. */
export const KNOWN: readonly string[] = Object.keys(SIGNS);
/** The game that a room's own page belongs to. */
export const gameOfPage = (path: string): string | undefined =>
  Object.keys(SIGNS).find((game) => SIGNS[game]!.pages.some((page) => page.path === path));

export const PAGES: readonly RoomPage[] = Object.values(SIGNS).flatMap((sign) => sign.pages);
/** The games that have puzzles, and where. */
export const WITH_PUZZLES: readonly { game: string; path: string }[] = KNOWN.flatMap((game) =>
  SIGNS[game]!.pages.filter(({ puzzles }) => puzzles).map(({ path }) => ({ game, path })),
);
export const NOTES: readonly string[] = Object.values(SIGNS).flatMap(({ note }) => (note ? [note] : []));
