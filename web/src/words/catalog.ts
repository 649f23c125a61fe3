/** The catalog of words: the same Fluent files that terminal and server use, loaded one language at a time. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, FluentVariable>;

const files = import.meta.glob<string>(
  [
    "../../../src/mandate/lang/*/{page,page_review,page_online,page_rooms,page_tables,people,players,safety,terminal}.ftl",
    "../../../src/mandate/games/qin/words/*/game.ftl",
  ],
  { query: "?raw", import: "default" },
);
/** What one page only says is loaded with that page. */
const parts = import.meta.glob<string>(
  [
    "../../../src/mandate/games/qin/words/*/lesson.ftl",
    "../../../src/mandate/lang/*/{people_pages,cups_pages,botladder,analysis_pages,practice_pages,moderation,matching,watching,weekly_pages}.ftl",
  ],
  { query: "?raw", import: "default" },
);
export const PARTS = [
  "lesson",
  "people_pages",
  "cups_pages",
  "botladder",
  "analysis_pages",
  "practice_pages",
  "moderation",
  "matching",
  "watching",
  "weekly_pages",
] as const;
export type Part = (typeof PARTS)[number];

export interface Catalog {
  bundle: FluentBundle;
  messages: string[]; // every id, in the order of the files
}

export async function load(language: Language): Promise<Catalog> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  const texts = await Promise.all(own.map(([, read]) => read()));
  return catalogOf(language, texts);
}

export function loadPart(part: Part, language: Language): Promise<string> {
  const [, read] = Object.entries(parts).find(([path]) => path.endsWith(`/${language}/${part}.ftl`))!;
  return read();
}

export function catalogOf(language: Language, texts: readonly string[]): Catalog {
  return extended({ bundle: new FluentBundle(language, { useIsolating: false }), messages: [] }, texts);
}

/**
 * The same with more messages; a new object, so that who looks for changes sees one. What is known already stays as
 * it is, once: a game's words from the server hold again what the page has of them.
 */
export function extended({ bundle, messages }: Catalog, texts: readonly string[]): Catalog {
  for (const text of texts) bundle.addResource(new FluentResource(text));
  const more = texts.flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!));
  return { bundle, messages: [...new Set([...messages, ...more])] };
}

export function format(bundle: FluentBundle, message: string, facts: Facts = {}): string {
  const pattern = bundle.getMessage(message)?.value;
  if (!pattern) throw new Error(`no message ${message}`);
  const problems: Error[] = [];
  const text = bundle.formatPattern(pattern, facts, problems);
  if (problems[0]) throw new Error(`${message}: ${problems[0].message}`);
  return text;
}

/** The first language of the browser's list that we speak; else English. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const short = tag.split("-")[0]?.toLowerCase();
    const found = LANGUAGES.find((language) => language === short);
    if (found) return found;
  }
  return "en";
}
