/** The names of seasons and their steps. */

import type { NameOf } from "../../../table/names";
import { sectionOf } from "../../../words/clauses";
import { say } from "../../../words/say.svelte";
import type { Chapter } from "./story";

/** `Winter, Year 2`; without the Year where it is not known. */
export function seasonName({ season, year }: Pick<Chapter, "season" | "year">): string {
  const name = season ? capital(say("gw-phase", { phase: season })) : say("gwp-seasons-before");
  return year === null ? name : say("gwp-seasons-year", { season: name, year });
}

export function stepName({ step, of, turn }: Chapter, nameOf: NameOf): string {
  if (turn !== null) return say("gwp-seasons-turn", { player: nameOf(turn) });
  if (!step) return "";
  return say("gw-step", { step, section: of ? say("gw-section", { section: of }) : "" });
}

/** Where a clause stands in the rules; its id is no word for people. */
export function ruleName(clause: string): string {
  return `§ ${say("page-gw-section", { section: sectionOf(clause) })}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
