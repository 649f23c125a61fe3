/** Which sign stands on a card: by what it is about. */

import { cardOf } from "../data/cards";

const OWN: Readonly<Record<string, string>> = {
  C1: "adv",
  C2: "over",
  C3: "mask",
  C4: "wall",
  C5: "pow",
  C6: "Sp",
  F1: "H",
  F2: "Ar",
  F3: "over",
  F4: "flag",
  F5: "wall",
};
const KINDS: Readonly<Record<string, string>> = {
  general: "H",
  advisor: "adv",
  tactic: "T",
  horde: "horde",
  artifact: "H",
  request: "to",
  event: "skull",
};

export function emblemOf(card: string): string {
  const alike = card.startsWith("S") ? `C${card.slice(1)}` : card; // Qin Jiushao's are called as ours are
  return OWN[alike] ?? KINDS[cardOf(card)?.kind ?? ""] ?? "to";
}

/** Where long words of names may be parted on a narrow card. */
const PARTS =
  "Code-breaker Grave-digger Quarter-master Logis-tician Store-house Provo-cateur Con-scription Despo-tism Econ-omy Betray-al With-drawal Stone-mason Strat-egist Pro-vincial Com-mander In-spector Treas-urer Skir-misher Mes-senger Geo-mancer Spir-itual Regis-trar Archi-tect Carpen-ter Archi-vist Confes-sor Sur-veyor Medi-ator Racket-eer Veter-an";
const SOFT = new Map(PARTS.split(" ").map((word) => [word.replace("-", ""), word.replace("-", "\u00ad")]));
export const softened = (name: string): string =>
  name
    .split(" ")
    .map((word) => SOFT.get(word) ?? word)
    .join(" ");
