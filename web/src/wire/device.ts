/**
 * Where messages go: to the server, or, without a network, to our rules in this browser (device/rules.ts), if the person
 * wished to keep them here. Tables of this device stay here, whether there is a network or not.
 */

import { line } from "./line.svelte";
import type { GameInfo, Summary } from "./messages";

const RELEASE = "mandate.device"; // of the rules that are kept
const TABLES = "mandate.here"; // summaries of the tables of this device, by their ids; the logs are beside it
const MOST = 12; // finished ones beyond these are forgotten, the oldest first
/** What the rules can do here. */
const ABLE =
  /^(games|tables|study\/(replay|preview|options|printed|advice|assess|review|explore|analysis|play-on))$/;

export interface Kept {
  lines: string[];
  summary: Summary;
}

export function keptRelease(): string | null {
  return localStorage.getItem(RELEASE);
}

export function noteRelease(release: string | null): void {
  if (release === null) localStorage.removeItem(RELEASE);
  else localStorage.setItem(RELEASE, release);
}

const known = () => JSON.parse(localStorage.getItem(TABLES) ?? "{}") as Record<string, Summary>;
const logOf = (id: string) => `${TABLES}.${id}`;
const newestFirst = (one: Summary, other: Summary) => other.changed - one.changed;

/** The logs of all tables of this device. */
export function logsHere(): Record<string, string[]> {
  const logs = Object.keys(known()).map((id) => [id, localStorage.getItem(logOf(id))] as const);
  return Object.fromEntries(logs.flatMap(([id, log]) => (log ? [[id, log.split("\n")]] : [])));
}

/** The newest first. */
export function summariesHere(): Summary[] {
  return Object.values(known()).sort(newestFirst);
}

/** Keep a table; where there is no room for it, finished ones make some, the oldest first. */
export function keepTable(id: string, { lines, summary }: Kept): void {
  const tables = { ...known(), [id]: summary };
  const over = Object.values(tables)
    .filter(({ id: other, status }) => other !== id && (status === "over" || status === "closed"))
    .sort(newestFirst);
  const forget = () => {
    const old = over.pop()!.id;
    delete tables[old];
    localStorage.removeItem(logOf(old));
  };
  while (over.length >= MOST) forget();
  for (;;)
    try {
      localStorage.setItem(logOf(id), lines.join("\n"));
      localStorage.setItem(TABLES, JSON.stringify(tables));
      return;
    } catch (problem) {
      if (over.length === 0) throw problem;
      forget();
    }
}

/** Whether a table is one of this device; `address`: anything that names it. */
export function isHere(address: string): boolean {
  const id = /tables\/([\w-]+)/.exec(address)?.[1];
  return id !== undefined && id in known();
}

/** Whether games are opened on this device: the server is away, and the rules are kept here. */
export function playsHere(): boolean {
  return line.broken && keptRelease() !== null;
}

/** Whether the rules here can answer for a server that is away. */
export function canDo(method: string, path: string): boolean {
  const [plain] = path.split("?");
  return keptRelease() !== null && ABLE.test(plain!) && (path !== "tables" || method === "POST");
}

const rules = () => import("../device/rules");

/** What is kept for the page itself: the games with their computer players, and their words. */
interface ForPage {
  games: GameInfo[];
  words: Record<string, Record<string, string>>; // by language, then by game
}
let forPage: Promise<ForPage> | null = null;

function partForPage(): Promise<ForPage> {
  forPage ??= fetch(new URL("device/page.json", document.baseURI))
    .then((answer) => answer.json() as Promise<ForPage>)
    .catch((problem: unknown) => {
      forPage = null; // perhaps another time
      throw problem;
    });
  return forPage;
}

/** The words of a game that are kept here. */
export async function wordsHere(game: string, language: string): Promise<string | undefined> {
  return keptRelease() === null ? undefined : (await partForPage()).words[language]?.[game];
}

/** What a server would have answered. `progress` hears which share of a long answer is done. */
export async function askHere(
  method: string,
  path: string,
  body: unknown,
  progress?: Progress,
): Promise<{ ok: boolean; answer: unknown }> {
  if (path === "games") {
    void rules().then(({ warmUp }) => warmUp()); // they will be needed next
    return { ok: true, answer: (await partForPage()).games };
  }
  return (await rules()).ask(method, path, body, progress);
}

export type Progress = (share: number) => void;

/** A socket to the rules in this browser. */
export class LineHere extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  #line: Promise<{ send(text: string): void; close(): void }>;

  constructor(address: string) {
    super();
    const { pathname, search } = new URL(address);
    const table = /tables\/([\w-]+)/.exec(pathname)![1]!;
    this.#line = rules().then(({ listen }) =>
      listen(table, search.slice(1), (text, shut) => {
        if (this.readyState === WebSocket.CONNECTING && !shut) {
          this.readyState = WebSocket.OPEN;
          this.dispatchEvent(new Event("open"));
        }
        this.dispatchEvent(new MessageEvent("message", { data: text }));
        if (shut) this.close();
      }),
    );
    this.#line.catch(() => this.close());
  }

  send(text: string): void {
    void this.#line.then((line) => line.send(text));
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    void this.#line.then(
      (line) => line.close(),
      () => undefined,
    );
    this.dispatchEvent(new CloseEvent("close", { code: 1000 }));
  }
}
