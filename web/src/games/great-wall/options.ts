/** The options of The Great Wall, from the form to the server: some mean something only with so many players. */

import { keptPack, OWN, takeWantedPack } from "./packs/kept.svelte";

const CHOICES: Record<string, readonly unknown[]> = {
  coop: [false, true],
  walls: ["usual", "strong"],
  duel: ["printed", "balanced"],
  overlord: ["higher", "active"],
  reed_general: ["A", "B"],
  qin_honor: [0, 50, 100],
  qin_advisors: ["one", "both"],
};

/** Those that are selected from a list, in the order of the form. */
export const SELECTED = ["walls", "duel", "qin_honor", "qin_advisors", "overlord", "reed_general"] as const;

export function choicesOf(name: string): readonly unknown[] {
  return CHOICES[name] ?? [];
}

/** As the form shows them at first: what was chosen last, as far as it still makes sense; and the editor’s pack. */
export function firstOptions(kept: Record<string, unknown>): Record<string, unknown> {
  const wanted = takeWantedPack();
  const chosen = Object.entries(CHOICES).map(([name, choices]) => [
    name,
    choices.includes(kept[name]) ? kept[name] : choices[0],
  ]);
  return { ...Object.fromEntries(chosen), pack: wanted === null ? "" : OWN + wanted };
}

/** With other cards one plays on purpose: a pack is chosen for each game. */
export function keptOptions({ pack: _, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return rest;
}

/** Whether it can be chosen with so many players. */
export function meant(name: string, options: Record<string, unknown>, players: number): boolean {
  switch (name) {
    case "coop":
      return players > 1;
    case "walls":
      return players > 1 && options["coop"] === true;
    case "duel":
    case "overlord":
      return players === 2 && options["coop"] !== true;
    case "reed_general":
      return players === 1 || (players === 2 && options["coop"] !== true);
    case "qin_honor":
    case "qin_advisors":
      return players === 1;
    default:
      return true;
  }
}

/** As the server wants them: only those that mean something, and a pack written out. */
export function askedOptions(
  { pack, ...options }: Record<string, unknown>,
  players: number,
): Record<string, unknown> {
  const asked = Object.entries(options).filter(([name]) => meant(name, options, players));
  const own = typeof pack === "string" && pack ? keptPack(pack.slice(OWN.length)) : undefined;
  return {
    ...Object.fromEntries(asked),
    ...(own ? { pack: { name: own.name, tables: own.tables } } : {}),
  };
}
