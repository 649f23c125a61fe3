/** Records that this browser keeps: read from files, each checked by the rules before it is kept. */

import { playerName } from "../table/names";
import type { GameRecord, GivenGameRecord, Seat, Summary } from "../wire/messages";
import { replayed } from "../wire/study";
import { say } from "../words/say.svelte";

const LIST = "mandate.records"; // what lists show of them, the newest first
const BODY = "mandate.record.";
const LARGEST = 256 * 1024; // bytes of a file
const SIGN = "file-"; // what their ids begin with

/** What became of a file: kept, known already, or why not. */
export interface Read {
  file: string;
  result: "kept" | "known" | "refused";
  why: string;
}

export const isImported = (id: string | undefined): id is string => id?.startsWith(SIGN) === true;

export function importedGames(): Summary[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(LIST) ?? "[]");
    return Array.isArray(list) ? (list as Summary[]) : [];
  } catch {
    return [];
  }
}

export function importedRecord(id: string): GameRecord | null {
  try {
    return JSON.parse(localStorage.getItem(BODY + id) ?? "null") as GameRecord | null;
  } catch {
    return null;
  }
}

export function forgetImported(id: string): void {
  localStorage.removeItem(BODY + id);
  localStorage.setItem(LIST, JSON.stringify(importedGames().filter((each) => each.id !== id)));
}

/** Read files one after another; `each` hears what became of it. */
export async function importFiles(files: Iterable<File>, each: (read: Read) => void): Promise<void> {
  for (const file of files) {
    const named = { file: file.webkitRelativePath || file.name };
    try {
      each({ ...named, result: await importFile(file), why: "" });
    } catch (problem) {
      each({ ...named, result: "refused", why: (problem as Error).message || say("page-import-offline") });
    }
  }
}

async function importFile(file: File): Promise<"kept" | "known"> {
  if (file.size > LARGEST) throw new Error(say("page-import-huge"));
  const text = await file.text();
  let record: GivenGameRecord;
  try {
    record = JSON.parse(text) as GivenGameRecord;
  } catch {
    throw new Error(say("page-import-unreadable"));
  }
  if (typeof record !== "object" || record === null || typeof record.game !== "string" || !record.setup)
    throw new Error(say("page-import-foreign"));
  const id = SIGN + (await hashed(JSON.stringify([record.game, record.setup, record.choices])));
  if (importedRecord(id)) return "known";
  const { steps = [], seats = 0 } = await replayed(record, [0, 1], true, []); // refuses what the rules forbid
  const { outcome } = record as Partial<GameRecord>;
  const summary: Summary = {
    ...({ pace: {}, your_turn: false } as Summary),
    id,
    game: record.game,
    status: outcome ? "over" : "playing",
    seats: Array.from({ length: seats }, (_, seat) => seatOf(record.names?.[seat])),
    changed: file.lastModified,
    opened: file.lastModified,
    winners: (outcome?.["winners"] as Seat[] | undefined) ?? null,
    canceled: false,
    stage: outcome ? null : { kind: "move", number: Math.max(0, steps.length - 1) },
  };
  try {
    localStorage.setItem(BODY + id, text);
    localStorage.setItem(LIST, JSON.stringify([summary, ...importedGames()]));
  } catch {
    localStorage.removeItem(BODY + id);
    throw new Error(say("page-import-full"));
  }
  return "kept";
}

const seatOf = (name: string | undefined) =>
  ({
    kind: "person",
    name: name ? playerName(name) : null,
    you: false,
    away: false,
    asked: false,
  }) as Summary["seats"][number];

async function hashed(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes.slice(0, 9)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
