/** The server over HTTP: opening tables, lists, records. */

import { browserOf } from "../push/subscription";
import { language } from "../words/say.svelte";
import { askHere, canDo, isHere, type Progress, summariesHere } from "./device";
import { fell, holds, line } from "./line.svelte";
import type { AnyView } from "../table/seen";
import type {
  GameInfo,
  GameOptions,
  GameRecord,
  Item,
  Me,
  Person,
  Plan,
  PushEndpoint,
  PushKey,
  RecoveryCode,
  Refusal,
  Seat,
  Summary,
  Update,
  TableInfo,
} from "./messages";

/** The server said no; its sentence is in the page's language. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.sentence);
  }
}

/**
 * What to say of something that failed. Without an answer, nothing: the notice on top of every page says that the
 * connection is lost, and goes by itself when it is back.
 */
export function troubleOf(problem: unknown): string {
  return problem instanceof Refused ? problem.message : "";
}

const BASE = new URL("api/", document.baseURI);

export async function ask<T>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
  signal: AbortSignal | null = null,
  progress?: Progress,
): Promise<T> {
  const here = () => askedHere<T>(method, path, body, progress);
  if (isHere(path) || (line.broken && canDo(method, path))) return here();
  let answer: Response;
  let content: unknown;
  try {
    answer = await fetch(new URL(path, BASE), {
      method,
      signal,
      headers: {
        "Accept-Language": language(),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    content = answer.status === 204 ? null : await answer.json();
  } catch (problem) {
    if (signal?.aborted) throw problem; // the answer is no longer wanted
    fell(); // no answer, or one from a proxy
    if (canDo(method, path)) return here();
    throw problem;
  }
  holds();
  if (!answer.ok) throw new Refused(content as Refusal);
  return content as T;
}

async function askedHere<T>(method: string, path: string, body: unknown, progress?: Progress): Promise<T> {
  const plain = path.slice(path.startsWith(BASE.href) ? BASE.href.length : 0);
  const { ok, answer } = await askHere(method, plain, body, progress);
  if (!ok) throw new Refused(answer as Refusal);
  return answer as T;
}

/** For what only adds to a page: where the line is broken, go without it. */
export async function or<T>(asked: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await asked;
  } catch {
    return otherwise;
  }
}

export function games(): Promise<GameInfo[]> {
  return ask("GET", "games");
}

/** What this browser's owner is called; null where the server does not know them yet: it answers 204 then. */
export async function whoAmI(): Promise<string | null> {
  const me = await or<Me | null>(ask("GET", "me"), null);
  return me && me.name;
}

/** Be called this; a newcomer becomes a guest by it. */
export async function callMe(name: string): Promise<void> {
  const person: Person = { name };
  await ask("POST", "me", person);
}

/** A code that makes another device this person's too. */
export async function newCode(): Promise<string> {
  return (await ask<RecoveryCode>("POST", "me/code")).code;
}

/** Become the person who has this code; their name. */
export async function recover(code: string): Promise<string> {
  return (await ask<Me>("POST", "me/recover", { code })).name;
}

/** Delete everything that the server keeps about this person. */
export async function forgetMe(): Promise<void> {
  await ask("DELETE", "me");
}

/** The key with which this browser subscribes to push messages; null where the server sends none. */
export async function pushKey(): Promise<string | null> {
  return (await ask<PushKey>("GET", "push")).key;
}

export async function subscribePush(subscription: PushSubscription): Promise<void> {
  await ask("POST", "me/push", browserOf(subscription));
}

export async function forgetPush(endpoint: string): Promise<void> {
  const browser: PushEndpoint = { endpoint };
  await ask("POST", "me/push/forget", browser);
}

export function openTable(plan: Plan): Promise<TableInfo> {
  return ask("POST", "tables", plan);
}

/**
 * One's own tables: those of this device, then at the server those that go on, the most urgent first, and finished ones;
 * `before`: more of the latter.
 */
export async function myTables(before?: number): Promise<Summary[]> {
  if (before !== undefined) return ask("GET", `me/tables?before=${before}`);
  const here = summariesHere();
  const listed = await or<Summary[] | null>(ask("GET", "me/tables"), null);
  if (!listed && here.length === 0) throw new Error("no answer");
  const [over, running] = [true, false].map((isOver) =>
    [...here, ...(listed ?? [])].filter(({ status }) => (status === "over") === isOver),
  ) as [Summary[], Summary[]];
  return [...running, ...over];
}

export function lobby(): Promise<Summary[]> {
  return ask("GET", "tables");
}

export function socketAddress(
  table: string,
  link: string | undefined,
): (after: number, show: readonly string[]) => string {
  return (after, show) => {
    const address = new URL(`tables/${encodeURIComponent(table)}/socket`, BASE);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("after", String(after));
    address.searchParams.set("lang", language());
    if (link) address.searchParams.set("link", link);
    if (show.length > 0) address.searchParams.set("show", show.join(","));
    return address.href;
  };
}

/** The record of a game, as this browser's owner may know it. */
export function recordOf(table: string, link: string | undefined): Promise<GameRecord> {
  return ask("GET", recordAddress(table, link));
}

export function recordAddress(table: string, link?: string | null): string {
  const query = link ? `?link=${encodeURIComponent(link)}` : "";
  return new URL(`tables/${encodeURIComponent(table)}/record${query}`, BASE).href;
}

/** A page of a table's news from before line `before`, as `seat` (or a spectator) may know them. */
/** What the viewer's own seat sees now; nothing else notices the look. Null where no seat is the viewer's. */
export async function viewOf(id: string): Promise<AnyView | null> {
  const { sights } = await ask<Update>("GET", `tables/${encodeURIComponent(id)}?quiet=true`);
  return sights[0]?.view ?? null;
}

/** The options that a table is played with, for who may look at it. */
export async function optionsAt(id: string, link?: string): Promise<GameOptions | undefined> {
  const secret = link ? `&link=${encodeURIComponent(link)}` : "";
  const { terms } = await ask<Update>("GET", `tables/${encodeURIComponent(id)}?quiet=true${secret}`);
  return terms?.options;
}

export function earlierNews(
  id: string,
  secret: string | undefined,
  seat: Seat | null,
  before: number,
  show: readonly string[] = [],
): Promise<Item[]> {
  const asked = new URLSearchParams({ before: String(before) });
  if (show.length > 0) asked.set("show", show.join(","));
  if (secret) asked.set("link", secret);
  if (seat !== null) asked.set("seat", String(seat));
  return ask("GET", `tables/${encodeURIComponent(id)}/news?${asked.toString()}`);
}
