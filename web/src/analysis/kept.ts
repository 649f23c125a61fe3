/** Analyses that this browser keeps, and what comes as a file. */

import type { Analysis, GameRecord, GivenGameRecord } from "../wire/messages";

export interface Kept {
  key: string;
  game: string;
  title: string;
  names: readonly string[];
  moves: number; // that were tried
  changed: number;
}

const LIST = "mandate.analyses";
const BODY = "mandate.analysis.";
const LARGEST = 64 * 1024; // bytes, as the server takes them

export function keptAnalyses(): Kept[] {
  try {
    const list = JSON.parse(localStorage.getItem(LIST) ?? "[]") as Kept[];
    return Array.isArray(list) ? list.sort((one, other) => other.changed - one.changed) : [];
  } catch {
    return [];
  }
}

export function keptAnalysis(key: string): Analysis | null {
  try {
    return JSON.parse(localStorage.getItem(BODY + key) ?? "null") as Analysis | null;
  } catch {
    return null;
  }
}

/** Keep it; false where the browser has no room left for it. */
export function keep(key: string, analysis: Analysis): boolean {
  const others = keptAnalyses().filter((each) => each.key !== key);
  const { title = "", record, moves = [] } = analysis;
  const names = record.names ?? [];
  const listed: Kept = { key, game: record.game, title, names, moves: moves.length, changed: Date.now() };
  try {
    localStorage.setItem(BODY + key, JSON.stringify(analysis));
    localStorage.setItem(LIST, JSON.stringify([listed, ...others]));
    return true;
  } catch {
    return false;
  }
}

export function forget(key: string): void {
  localStorage.removeItem(BODY + key);
  localStorage.setItem(LIST, JSON.stringify(keptAnalyses().filter((each) => each.key !== key)));
}

const letters = (count: number) =>
  [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => (byte % 36).toString(36)).join("");

/** A new analysis of a game; its key, or null where the browser has no room left for it. */
export function begin(record: GivenGameRecord): string | null {
  return copy({ format: "mandate-analysis-1", seed: letters(12), record: record as GameRecord });
}

/** Another analysis, to continue on one's own. */
export function copy(analysis: Analysis): string | null {
  const key = letters(10);
  return keep(key, analysis) ? key : null;
}

/** What a file holds: an analysis, a record, or why it is neither. */
export async function fromFile(file: File): Promise<Analysis | "huge" | "unreadable" | "foreign"> {
  if (file.size > LARGEST) return "huge";
  let found: unknown;
  try {
    found = JSON.parse(await file.text());
  } catch {
    return "unreadable";
  }
  const { format, game, setup } = (found ?? {}) as Record<string, unknown>;
  if (format === "mandate-analysis-1") return found as Analysis;
  if ((format === undefined || format === "mandate-record-1") && typeof game === "string" && setup)
    return { format: "mandate-analysis-1", seed: letters(12), record: found as GameRecord };
  return "foreign";
}
