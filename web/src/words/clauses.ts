/** The clauses of a game's rules, as the catalog lists them. */

import { messages } from "./say.svelte";

const PREFIX = "clause-";

/** `qin.join.tie` for the message `clause-qin-join-tie`; `book` is what all clauses of the game begin with. */
export function clauses(book: string): string[] {
  return messages()
    .filter((id) => id.startsWith(`${PREFIX}${book}-`))
    .map((id) => `${book}.${id.slice(`${PREFIX}${book}-`.length).replaceAll("-", ".")}`);
}

export function prefixOf(clause: string): string {
  return clause.split(".")[0] ?? "";
}

export function sectionOf(clause: string): string {
  return clause.split(".")[1] ?? "";
}

export interface Chapter {
  id: string;
  sections: readonly string[];
}

/** The sections of these clauses in the order of reading; without parts each stands for itself, as they come. */
export function chapters(found: readonly string[], parts: readonly Chapter[] = []): Chapter[] {
  const sections = [...new Set(found.map(sectionOf))];
  const placed = new Set(parts.flatMap((part) => part.sections));
  const others = sections.filter((each) => !placed.has(each)).map((each) => ({ id: each, sections: [each] }));
  const ordered = parts.map(({ id, sections: all }) => ({
    id,
    sections: all.filter((each) => sections.includes(each)),
  }));
  return [...ordered.filter((part) => part.sections.length > 0), ...others];
}
