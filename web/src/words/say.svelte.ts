/** The language of the page, and its sentences. Whatever calls `say` while drawing is drawn anew on a change. */

import { type Catalogue, type Facts, format, type Language, LANGUAGES, load, preferred } from "./catalogue";

const KEPT = "mandate.language";

let catalogue = $state.raw<Catalogue | null>(null);
let current = $state<Language>("en");

export function language(): Language {
  return current;
}

export async function speak(wanted: Language): Promise<void> {
  catalogue = await load(wanted);
  current = wanted;
  document.documentElement.lang = wanted;
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
  return catalogue ? format(catalogue.bundle, message, facts) : "";
}

export function knows(message: string): boolean {
  return catalogue?.bundle.hasMessage(message) ?? false;
}

/** The ids of all messages that the page has. */
export function messages(): readonly string[] {
  return catalogue?.messages ?? [];
}
