/** The game that one is with: its table, lesson, puzzles or rules, or the one chosen on the start page. */

import { FIRST } from "../games/registry";
import { keep, kept } from "./kept";

let game = $state(kept().game ?? FIRST);

export function currentGame(): string {
  return game;
}

/** From now on the header leads to this game, and the start page begins with it. */
export function attend(chosen: string): void {
  if (chosen !== kept().game) keep({ game: chosen });
  game = chosen;
}
