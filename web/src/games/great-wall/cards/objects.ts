/** What cards without a face are about, each on a field of 200 by 100. */

import type { Chance } from "../../../drawing/random";
import { at, circle, ellipse, line, path, pigment, rect, shade } from "../../../drawing/svg";
import {
  barracks,
  big,
  emblemOf,
  fire,
  flag,
  masonry,
  palace,
  piece,
  pine,
  scaffold,
  scroll,
  storehouse,
  tent,
} from "./things";

const GOLD = pigment("gamboge");
const RED = pigment("cinnabar");
const BLUE = pigment("azurite");
const GREEN = pigment("malachite");
const LEAD = pigment("white-lead");
const INK = pigment("ink");
const WOOD = pigment("sign-wood-dark");

const pile = (sign: string, x: number) =>
  [
    [0, 28],
    [20, 28],
    [40, 28],
    [10, 14],
    [30, 14],
    [20, 0],
  ]
    .map(([dx, dy]) => big(sign, x + dx!, 36 + dy!, 26))
    .join("");
const court = (more: string) => at(10, 24, 1, palace) + more;
const seal = (sign: string, color: string) =>
  circle(100, 52, 31, color) + circle(100, 52, 26, LEAD) + big(sign, 82, 34, 36);
const flake = (x: number, y: number, size: number) =>
  [0, 60, 120]
    .map((turn) =>
      line(
        `M${x - size} ${y}h${2 * size}M${x - size * 0.6} ${y - size * 0.3}l${size * 0.25} ${size * 0.3}-${size * 0.25} ${size * 0.3}M${x + size * 0.6} ${y - size * 0.3}l-${size * 0.25} ${size * 0.3} ${size * 0.25} ${size * 0.3}`,
        LEAD,
        size / 7,
        { transform: `rotate(${turn} ${x} ${y})` },
      ),
    )
    .join("");
const arrow = (x: number, y: number, length = 34) =>
  line(`M${x} ${y}l${length} ${length * 0.35}`, WOOD, 2) +
  path(`M${x + length} ${y + length * 0.35}l-8 1 3 -6z`, INK) +
  path(`M${x} ${y}l-5 -6 7 1 5 6z`, RED);
const cup = (x: number, y: number) =>
  path(`M${x} ${y}h34c0 20-6 26-17 26s-17-6-17-26z`, LEAD, { stroke: BLUE, "stroke-width": 2 }) +
  line(`M${x + 6} ${y + 9}h22`, BLUE, 2) +
  line(`M${x + 10} ${y - 6}q-5 -8 2 -14M${x + 22} ${y - 6}q-5 -8 2 -14`, LEAD, 2, { opacity: 0.8 });
const mask = (x: number, y: number, size: number) => big("shame", x, y, size);
const smoke = (x: number, y: number) =>
  path(`M${x} ${y}c-16 -8 -6 -20 2 -18c-6 -14 16 -20 18 -6c12 -6 20 10 8 16c6 10 -16 14 -28 8z`, INK, {
    opacity: 0.35,
  });
const waves = [78, 86, 94]
  .map((y) => path(`M0 ${y}q12 -7 25 0t25 0t25 0t25 0t25 0t25 0t25 0t25 0V100H0z`, BLUE, { opacity: 0.45 }))
  .join("");

/** Reeds in water. */
export function reeds(next: Chance): string {
  const parts = [path("M0 82Q50 76 100 82T200 80V100H0z", pigment("peak"))];
  for (let i = 0; i < 22; i++) {
    const x = Math.round(6 + i * 9 + next() * 4);
    const high = Math.round(34 + next() * 34);
    const lean = Math.round((next() - 0.5) * 12);
    parts.push(
      line(
        `M${x} 98q${lean / 3} -${high / 2} ${lean} -${high}`,
        pigment(i % 3 ? "deck-reed" : "leaf-green"),
        2.6,
      ),
    );
    if (i % 2) parts.push(path(`M${x + lean - 2} ${86 - high}q2 -4 4 0l1 12h-6z`, pigment("robe-brown")));
  }
  return parts.join("");
}

const beads = Array.from({ length: 9 }, (_, i) =>
  [0, 1, 2]
    .map((j) =>
      ellipse(
        30 + i * 17.5,
        71 + ((j + (((i * 7 + j) >> 1) % 2)) % 4) * 6.2,
        6,
        2.7,
        (i + j) % 3 ? RED : INK,
      ),
    )
    .join(""),
).join("");
/** The counting board of Qin Jiushao, who was a mathematician. */
export const abacus =
  rect(16, 62, 168, 34, WOOD, { rx: 4 }) +
  rect(21, 67, 158, 24, pigment("silk"), { rx: 2 }) +
  line(Array.from({ length: 9 }, (_, i) => `M${30 + i * 17.5} 67v24`).join(""), WOOD, 1.2) +
  beads;

export const OBJECTS: Readonly<Record<string, string>> = {
  C1: at(56, 24, 1.15, palace),
  C2:
    at(58, 24, 1.1, storehouse) +
    [40, 56, 150, 164].map((x, i) => big("G", x - 8, 70 + (i % 2) * 6, 20)).join(""),
  C3: at(62, 34, 1.2, scroll) + mask(112, 22, 44),
  C4: at(58, 22, 1.15, scaffold),
  C5: at(6, 26, 0.85, barracks) + seal("power", pigment("deck-horde")),
  C6: at(58, 24, 1.1, barracks) + piece("Sp", 0, 46, 94, 44) + piece("Sp", 0, 160, 94, 44),
  T01:
    at(26, 42, 1.4, tent) +
    piece("Sp", 0, 128, 92, 46) +
    piece("Sp", 0, 158, 94, 46) +
    path("M150 34q-26 -18 -54 2l-5-7-3 18 18-2-6-5q20-14 46-1z", BLUE),
  T02: flag(92, 12, 74, GREEN) + piece("clerk", 0, 66, 92, 48) + piece("clerk", 0, 142, 92, 48),
  T03:
    [44, 82, 120].map((x) => piece("Sp", 0, x, 94, 48)).join("") +
    path("M138 40h26v-10l20 17-20 17V54h-26z", BLUE),
  T04:
    [
      [52, 14],
      [84, 8],
      [70, 34],
      [112, 26],
      [100, 46],
    ]
      .map(([x, y]) => arrow(x!, y!))
      .join("") + masonry(14, 96, 60, 22),
  T05:
    masonry(20, 92, 160, 40) +
    line("M96 38l8 14-9 12 12 14", INK, 4) +
    big("barricade", 64, 52, 44) +
    big("barricade", 100, 52, 44),
  T06:
    rect(0, -60, 200, 160, pigment("ink"), { opacity: 0.45 }) +
    path("M140 12a16 16 0 1 0 16 22a13 13 0 0 1 -16 -22z", GOLD) +
    piece("clerk", 0, 84, 94, 56) +
    ellipse(118, 66, 9, 11, RED) +
    circle(118, 66, 5, GOLD),
  T07: cup(60, 48) + cup(106, 48) + path("M58 74h86v6H58z", WOOD),
  T08:
    at(58, 22, 1.9, emblemOf("H8")) +
    [40, 54, 146, 160].map((x, i) => big("G", x - 8, 70 + (i % 2) * 7, 20)).join(""),
  T09:
    flag(94, 8, 70, RED) + flag(54, 34, 46, BLUE) + piece("Sp", 0, 76, 94, 42) + piece("Ho", 0, 146, 94, 44),
  T10: at(84, 46, 1.6, fire) + mask(64, 26, 30) + mask(112, 26, 30),
  U01: pile("W", 34) + pile("S", 104),
  U02: masonry(40, 92, 36, 44) + masonry(128, 92, 36, 30) + at(48, 12, 0.9, fire) + at(136, 28, 0.9, fire),
  U03: [48, 84, 120, 156].map((x, i) => piece("clerk", i, x, 90 - (i % 2) * 5, 46)).join(""),
  U04: piece("Sp", 0, 62, 94, 48) + piece("Sp", 1, 100, 90, 48) + piece("Ho", 3, 144, 94, 52),
  U05: at(30, 38, 1.5, tent) + line("M60 46v18M51 55h18", RED, 5) + piece("Sp", 1, 132, 94, 52),
  U06: at(56, 20, 1.5, scroll) + mask(126, 52, 34),
  F1: [0, 1]
    .map((i) =>
      at(
        70 + i * 34,
        12 + i * 5,
        1,
        path("M0 8Q14 -6 28 8V70Q14 78 0 70z", GREEN, { stroke: pigment("robe-green"), "stroke-width": 2 }) +
          path("M7 16h14v8H7zM7 30h14v8H7zM7 44h14v8H7z", pigment("robe-green"), { opacity: 0.55 }) +
          line("M14 70v16", RED, 4),
        i ? 7 : -6,
      ),
    )
    .join(""),
  F2:
    path("M84 30l40 6-8 58-32-5z", pigment("robe-brown")) +
    path("M84 30l40 6-1 8-40-6z", GOLD) +
    [92, 102, 112]
      .map(
        (x, i) =>
          line(`M${x} ${34 + i}l4 -26`, WOOD, 2.5) +
          path(`M${x + 1} ${18 + i}l10 -14 -2 14z`, i % 2 ? BLUE : RED),
      )
      .join("") +
    line("M84 34q-26 20 0 52", WOOD, 3),
  F3: at(62, 16, 1.5, scroll) + big("overseer", 40, 54, 34) + big("overseer", 136, 54, 34),
  F4: flag(44, 44, 52, BLUE) + flag(134, 38, 56, GREEN) + flag(76, 8, 86, RED) + big("honor", 90, 13, 34),
  F5:
    big("wall", 40, 52, 40) +
    circle(116, 50, 34, pigment("ochre")) +
    circle(116, 50, 28, LEAD) +
    path("M116 26l7 24-7 24-7-24z", RED) +
    path("M109 50h14l-7 24z", BLUE) +
    [0, 45, 90, 135, 180, 225, 270, 315]
      .map((turn) => line("M116 24v5", WOOD, 2, { transform: `rotate(${turn} 116 50)` }))
      .join(""),
  RQ01: masonry(10, 92, 84, 40) + flag(46, 12, 44, RED) + at(112, 30, 1.5, emblemOf("H6")),
  RQ02: court(piece("Sp", 1, 112, 92, 48) + piece("Ar", 1, 148, 92, 48)),
  RQ03: court(big("honor", 102, 30, 56)),
  RQ04: court(piece("clerk", 1, 112, 92, 50) + piece("Ho", 1, 152, 94, 54)),
  RQ05: court(pile("W", 100)),
  RQ06: court(pile("S", 100)),
  RQ07: court(pile("G", 100)),
  RQ08:
    court("") +
    path("M104 62h52l-6 26h-40z", pigment("ochre")) +
    path("M100 56h60v8h-60z", pigment("robe-brown")) +
    line("M116 56V34M130 56V28M144 56V34", WOOD, 2.4) +
    line("M116 32q-8 -10 2 -18M130 26q-8 -9 2 -18M144 32q-8 -10 2 -18", LEAD, 2, { opacity: 0.8 }) +
    big("C", 120, 66, 20),
  RQ09: [16, 28, 40, 52].map((high, i) => masonry(16 + i * 42, 92, 42, high)).join(""),
  RQ10:
    masonry(40, 94, 34, 56) +
    masonry(126, 94, 34, 56) +
    rect(74, 40, 52, 10, WOOD) +
    [62, 84, 106].map((x) => at(x + 4, 52, 0.5, emblemOf("H6"))).join(""),
  RQ11: court(piece("clerk", 3, 128, 92, 60) + at(146, 54, 0.6, scroll)),
  RQ12:
    [52, 94, 136].map((x, i) => flag(x, 18 + (i % 2) * 8, 66, [GREEN, BLUE, GOLD][i]!)).join("") +
    at(20, 56, 0.5, storehouse),
  E01:
    at(30, 40, 1.4, pine) +
    at(60, 50, 1.1, pine) +
    flake(118, 46, 30) +
    flake(162, 28, 14) +
    flake(90, 22, 10) +
    flake(162, 76, 10),
  E02: at(56, 30, 1, storehouse) + at(92, 20, 1.3, fire) + at(120, 30, 1, fire) + smoke(110, 22),
  E03:
    at(36, 40, 1.5, tent) +
    at(100, 46, 1.3, tent) +
    path("M60 34q-10 -12 2 -22M120 40q-10 -12 2 -22M90 30q-8 -10 2 -18", "none", {
      stroke: pigment("leaf-green"),
      "stroke-width": 5,
      opacity: 0.8,
    }),
  E04:
    path("M20 60l60 8 -4 10 -60 -6zM128 62l56 -8 4 12 -54 8z", pigment("ochre")) +
    waves +
    piece("clerk", 0, 52, 72, 40),
  E05:
    [0, 1, 2].map((i) => rect(74, 26 + i * 20, 44, 18, [RED, BLUE, GREEN][i]!, { rx: 6 })).join("") +
    line("M134 30v44M60 74V30", INK, 4) +
    path("M134 84l-9 -14h18zM60 20l-9 14h18z", INK),
  E06:
    [46, 82, 118, 154].map((x, i) => piece("clerk", i, x, 88 - (i % 2) * 4, 44)).join("") +
    line("M16 92h168", WOOD, 5) +
    big("barricade", 84, 6, 34),
  E07: at(58, 28, 1.1, storehouse) + at(60, 12, 1.5, fire) + at(106, 18, 1.7, fire) + smoke(96, 18),
  E08:
    [46, 78, 110, 142].map((x, i) => piece("Sp", i, x + 6, 94 - (i % 2) * 4, 46)).join("") +
    flag(20, 20, 50, RED),
  E09:
    at(30, 26, 1.5, emblemOf("H1")) +
    at(104, 22, 1.7, emblemOf("H1")) +
    path("M0 92q20 -12 40 -2t40 0t40 0t40 0t40 0V100H0z", LEAD, { opacity: 0.6 }),
  E10:
    masonry(22, 88, 64, 40) +
    at(0, 0, 1, `<g transform="rotate(9 100 80)">${masonry(92, 92, 84, 40)}</g>`) +
    line("M86 34l8 18-10 12 12 16-6 16", INK, 4) +
    path("M0 90Q50 78 92 94T200 88V100H0z", pigment("ochre")),
  E11: at(30, 18, 1.5, scroll) + at(92, 26, 0.42, abacus),
  E12:
    rect(0, -60, 200, 160, pigment("robe-blue"), { opacity: 0.55 }) +
    path("M40 22q60 -14 118 28q-62 -22 -118 -28z", GOLD) +
    circle(154, 50, 9, LEAD) +
    shade("M0 84q100 -14 200 0v16H0z", 0.3) +
    at(54, 48, 1, pine) +
    at(84, 56, 0.8, pine),
};
