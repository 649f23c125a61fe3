/**
 * Where messages go: to the server, or, without a network, to our rules in this browser (device/rules.ts), if the person
 * wished to keep them here. Tables of this device stay here, whether there is a network or not.
 */

import { line } from "./line.svelte";
import type { Summary } from "./messages";

const RELEASE = "mandate.device"; // of the rules that are kept
const TABLES = "mandate.here"; // tables of this device, by their ids
const MOST = 12; // finished ones beyond these are forgotten, the oldest first
const ABLE = /^(games|tables|study\/(replay|preview|options))$/; // what the rules can do here

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

export function tablesHere(): Record<string, Kept> {
  return JSON.parse(localStorage.getItem(TABLES) ?? "{}") as Record<string, Kept>;
}

/** The newest first. */
export function summariesHere(): Summary[] {
  return Object.values(tablesHere())
    .map(({ summary }) => summary)
    .sort((one, other) => other.changed - one.changed);
}

export function keepTable(id: string, table: Kept): void {
  const tables = { ...tablesHere(), [id]: table };
  const over = Object.values(tables)
    .map(({ summary }) => summary)
    .filter(({ status }) => status === "over" || status === "closed")
    .sort((one, other) => other.changed - one.changed);
  for (const { id: old } of over.slice(MOST)) delete tables[old];
  localStorage.setItem(TABLES, JSON.stringify(tables));
}

/** Whether a table is one of this device; `address`: anything that names it. */
export function isHere(address: string): boolean {
  const id = /tables\/([\w-]+)/.exec(address)?.[1];
  return id !== undefined && id in tablesHere();
}

/** Whether games are opened on this device: the server is away, and the rules are kept here. */
export function playsHere(): boolean {
  return line.broken && keptRelease() !== null;
}

/** Whether the rules here can answer for a server that is away. */
export function canDo(method: string, path: string): boolean {
  return keptRelease() !== null && ABLE.test(path) && (path !== "tables" || method === "POST");
}

const rules = () => import("../device/rules");

/** What a server would have answered. */
export async function askHere(
  method: string,
  path: string,
  body: unknown,
): Promise<{ ok: boolean; answer: unknown }> {
  return (await rules()).ask(method, path, body);
}

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
