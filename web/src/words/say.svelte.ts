/** The language of the page, and its sentences. Whatever calls `say` while drawing is drawn again on a change. */

import { gameWords } from "../wire/words";
import {
  type Catalog,
  extended,
  type Facts,
  format,
  type Language,
  LANGUAGES,
  load,
  loadPart,
  type Part,
  preferred,
} from "./catalog";

type Source = (language: Language) => Promise<string>;

const KEPT = "mandate.language";

let catalog = $state.raw<Catalog | null>(null);
let current = $state<Language>("en");
const sources = new Map<string, Source>(); // of the words that were learned
const learning = new Map<string, Promise<void>>(); // and are on their way

export function language(): Language {
  return current;
}

export async function speak(wanted: Language): Promise<void> {
  const [own, ...others] = await Promise.all([
    load(wanted),
    ...[...sources.values()].map((source) => source(wanted)),
  ]);
  catalog = extended(own, others);
  current = wanted;
  document.documentElement.lang = wanted;
}

/** Have the words of a game, in this language and in whatever is spoken later. Who asks meanwhile waits for the same. */
export const learnWords = (game: string): Promise<void> =>
  learnFrom(`games/${game}`, (language) => gameWords(game, language));

/** The same for what one page only says. */
export const learnPart = (part: Part): Promise<void> =>
  learnFrom(part, (language) => loadPart(part, language));

function learnFrom(name: string, source: Source): Promise<void> {
  if (sources.has(name)) return Promise.resolve();
  let coming = learning.get(name);
  if (!coming) {
    coming = learn(name, source).finally(() => learning.delete(name));
    learning.set(name, coming);
  }
  return coming;
}

async function learn(name: string, source: Source): Promise<void> {
  const spoken = current;
  const text = await source(spoken);
  sources.set(name, source);
  if (spoken !== current)
    await speak(current); // another was chosen meanwhile
  else if (catalog) catalog = extended(catalog, [text]);
}

export async function choose(wanted: Language): Promise<void> {
  localStorage.setItem(KEPT, wanted);
  await speak(wanted);
}

export function atFirst(): Language {
  const kept = localStorage.getItem(KEPT);
  return LANGUAGES.find((each) => each === kept) ?? preferred(navigator.languages);
}

export function say(message: string, facts: Facts = {}): string {
  return catalog ? format(catalog.bundle, message, facts) : "";
}

export function knows(message: string): boolean {
  return catalog?.bundle.hasMessage(message) ?? false;
}

/** The ids of all messages that the page has. */
export function messages(): readonly string[] {
  return catalog?.messages ?? [];
}
