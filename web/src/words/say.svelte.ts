/** The language of the page, and its sentences. Whatever calls `say` while drawing is drawn anew on a change. */

import { gameWords } from "../wire/words";
import {
  type Catalog,
  extended,
  type Facts,
  format,
  type Language,
  LANGUAGES,
  load,
  preferred,
} from "./catalog";

const KEPT = "mandate.language";

let catalog = $state.raw<Catalog | null>(null);
let current = $state<Language>("en");
const games = new Set<string>(); // whose words were learned
const learning = new Map<string, Promise<void>>(); // and are on their way

export function language(): Language {
  return current;
}

export async function speak(wanted: Language): Promise<void> {
  const [own, ...others] = await Promise.all([
    load(wanted),
    ...[...games].map((game) => gameWords(game, wanted)),
  ]);
  catalog = extended(own, others);
  current = wanted;
  document.documentElement.lang = wanted;
}

/** Have the words of a game, in this language and in whatever is spoken later. Who asks meanwhile waits for the same. */
export function learnWords(game: string): Promise<void> {
  if (games.has(game)) return Promise.resolve();
  let coming = learning.get(game);
  if (!coming) {
    coming = learn(game).finally(() => learning.delete(game));
    learning.set(game, coming);
  }
  return coming;
}

async function learn(game: string): Promise<void> {
  const spoken = current;
  const text = await gameWords(game, spoken);
  games.add(game);
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
