/** The picture on a card, 200 by 100: sun, peaks and hills by the card's id, and before them what the card is about. */

import { type Chance, random } from "../../../drawing/random";
import { type Look, portrait } from "../../../drawing/portrait";
import { at, circle, line, path, pigment, rect, shade } from "../../../drawing/svg";
import type { Deck } from "../data/cards";
import { mainSign } from "./lines";
import { OBJECTS, abacus, reeds } from "./objects";
import { big, emblemOf, piece } from "./things";

/** Decks that share the light of another. */
const LIGHT: Readonly<Partial<Record<Deck, string>>> = {
  command: "advisor",
  horde: "general",
  reed: "advisor",
  solo: "event",
};
/** Who is not drawn by the seed alone. */
const LOOKS: Readonly<Record<string, Look>> = {
  G01: { hat: 0, beard: 1, robe: 0 },
  G02: { woman: true, robe: 3 },
  G03: { hat: 2, beard: 2, robe: 1, gray: true },
  G07: { hat: 0, beard: 1, robe: 3 },
  G08: { hat: 1, beard: 1, robe: 0 },
  G12: { beard: 2, gray: true },
  K7: { woman: true, robe: 0 },
  A01: { hat: 2, beard: 3, robe: 2 },
  A04: { woman: true, robe: 3 },
  A10: { hat: 2 },
  A15: { woman: true, robe: 1 },
  A16: { hat: 1, beard: 1, robe: 0 },
  A19: { woman: true, robe: 2 },
  A20: { hat: 3, beard: 2, gray: true },
  A23: { woman: true, robe: 0 },
  A25: { hat: 0, beard: 2, gray: true },
  A27: { hat: 2 },
  A31: { hat: 2, beard: 3, gray: true },
  A36: { hat: 2 },
  A39: { woman: true, robe: 1 },
};
const SOLDIERS = new Set(["A32", "A34", "A37", "A40", "A41", "A42", "A43"]); // Advisors in armor
const SKY = -60; // its upper edge, above the field
const QIN: Look = { hat: 0, beard: 1, robe: 0 };

/** What of the field is seen: small cards have a square picture, and sky above it on any card where there is room. */
export function viewOf(deck: Deck, small: boolean): string {
  if (!small) return "0 -40 200 140";
  return deck === "general" || deck === "advisor" ? "44 -6 112 106" : "34 -26 132 126";
}

export function picture(card: string, deck: Deck, small = false): string {
  const next = random(`picture ${card}`);
  const veil = rect(0, SKY, 200, 100 - SKY, pigment("night-veil"), { opacity: 0.16 });
  return ground(next, LIGHT[deck] ?? deck) + before(card, deck, next, small) + veil;
}

function ground(next: Chance, light: string): string {
  const [far, near] = [pigment(`far-${light}`), pigment(`near-${light}`)];
  const parts = [
    rect(0, SKY, 200, 100 - SKY, pigment(`tone-${light}`)),
    circle(
      Math.round(30 + next() * 140),
      Math.round(26 + next() * 12),
      Math.round(13 + next() * 8),
      pigment("gamboge"),
      {
        opacity: 0.85,
      },
    ),
  ];
  // all peaks are one path: a table shows many of these pictures at once
  let [lit, dark] = ["", ""];
  for (let i = 0; i < 5; i++) {
    const x = Math.round(i * 48 + next() * 20 - 10);
    const top = Math.round(74 - (24 + next() * 26));
    lit += `M${x - 34} 74L${x} ${top}L${x + 34} 74z`;
    dark += `M${x} ${top}L${x + 34} 74H${x - 4}z`;
  }
  parts.push(path(lit, far), shade(dark, 0.1));
  const [left, right] = [Math.round(64 + next() * 8), Math.round(60 + next() * 10)];
  parts.push(path(`M0 ${left}Q50 ${left - 14} 100 ${left + 2}T200 ${right}V100H0z`, near));
  parts.push(shade(`M0 ${left + 20}Q60 ${right + 8} 120 ${left + 16}T200 ${right + 20}V100H0z`, 0.08));
  return parts.join("");
}

function before(card: string, deck: Deck, next: Chance, small: boolean): string {
  switch (deck) {
    case "general":
      return at(50, 2, 1, portrait(card, { armor: true, ...LOOKS[card] }));
    case "advisor":
      return (
        at(small ? 50 : 26, 2, 1, portrait(card, { armor: SOLDIERS.has(card), ...LOOKS[card] })) +
        (small ? "" : seal(mainSign(card), 146, 62)) // the line of signs says it
      );
    case "horde":
      return horde(card);
    case "reed":
      return (
        reeds(next) +
        (card === "RA"
          ? piece("Sp", 2, 80, 96, 50) + piece("Sp", 2, 122, 96, 50)
          : card === "RB"
            ? piece("clerk", 2, 100, 96, 54)
            : "")
      );
    case "solo":
      return at(8, 2, 1, portrait("Qin Jiushao", QIN)) + besideQin(card);
    default:
      return OBJECTS[card] ?? seal(mainSign(card), 100, 52, 1.5);
  }
}

/** His Command cards show what the players' cards of the same name do. */
function besideQin(card: string): string {
  if (card === "Q1") return at(92, 20, 0.5, abacus);
  if (card === "S5") return seal("power", 142, 54, 1.2);
  return at(54, 18, 0.76, OBJECTS[card.replace("S", "C")] ?? "");
}

function horde(card: string): string {
  const emblem = emblemOf(card);
  const few = card.startsWith("H");
  return (
    shade("M10 92q90 -12 180 0v8H10z") +
    (few ? "" : at(112, 20, 1.35, emblem) + at(24, 24, 1.35, emblem)) +
    at(few ? 52 : 56, few ? 14 : 20, few ? 2.15 : 1.95, emblem)
  );
}

/** A round seal with a sign. */
export function seal(sign: string, x: number, y: number, scale = 1): string {
  return (
    circle(x, y, 20 * scale, pigment("card-seal")) +
    circle(x, y, 17 * scale, pigment("white-lead")) +
    line(
      `M${x - 17 * scale} ${y}a${17 * scale} ${17 * scale} 0 0 1 ${17 * scale} ${-17 * scale}`,
      pigment("gamboge"),
      1,
    ) +
    big(sign, x - 11 * scale, y - 11 * scale, 22 * scale)
  );
}
