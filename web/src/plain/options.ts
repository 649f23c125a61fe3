/** What a game that the page was not built with calls its options, and what may be chosen for them. */

import { knows, say } from "../words/say.svelte";

/** The message `option-GAME-NAME`; without it the bare name. */
export function optionName(game: string, option: string): string {
  return sayOr(messageOf(game, option), option.replaceAll("_", " "));
}

/** The message `option-GAME-NAME-VALUE`; without it the value as it is. */
export function valueName(game: string, option: string, value: unknown): string {
  if (typeof value === "boolean") return say(value ? "page-yes" : "page-no");
  const bare = String(value);
  return sayOr(`${messageOf(game, option)}-${bare.replaceAll("_", "-")}`, bare);
}

/** All options of a table as pairs, but for the number of players, which every table shows. */
export function optionTerms(game: string, options: Record<string, unknown>): [string, string][] {
  return Object.entries(options)
    .filter(([name]) => name !== "players")
    .map(([name, value]) => [optionName(game, name), valueName(game, name, value)]);
}

const messageOf = (game: string, option: string) => `option-${game}-${option.replaceAll("_", "-")}`;

function sayOr(message: string, bare: string): string {
  return knows(message) ? say(message) : bare;
}
