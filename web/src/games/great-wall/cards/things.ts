/** Things that the pictures of cards are put together from: buildings, pieces, emblems of Hordes. */

import { at, circle, ellipse, line, path, pigment, rect, shade } from "../../../drawing/svg";
import { SIGNS } from "./signs";

const GOLD = pigment("gamboge");
const RED = pigment("cinnabar");
const LEAD = pigment("white-lead");
const WOOD = pigment("sign-wood-dark");
const LIGHT_WOOD = pigment("sign-wood");
const STONE = pigment("sign-stone");
const JOINT = pigment("sign-stone-dark");

/** A sign, large. */
export const big = (sign: string, x: number, y: number, size: number) =>
  at(x, y, size / 16, SIGNS[sign] ?? "");

// --- pieces, 32 by 38 --------------------------------------------------------------------------------------

const CLANS = [
  ["clan-0", "clan-0-side"],
  ["clan-1", "clan-1-side"],
  ["hat", "hair"],
  ["clan-3", "clan-3-side"],
  ["clan-4", "clan-4-side"],
] as const;
const head = (x: number) => circle(x, 8.5, 4.6, pigment("skin"));
const BODIES: Readonly<Record<string, (front: string, side: string) => string>> = {
  clerk: (front, side) =>
    path("M16 10c5 0 7.500 5 8.500 19H7.500C8.500 15 11 10 16 10z", front) +
    path("M16 10c5 0 7.500 5 8.500 19H18z", side) +
    head(16) +
    path("M11.200 7.600c0-5.600 9.600-5.600 9.600 0zM1.500 5.200h29v2.400h-29z", side),
  Sp: (front, side) =>
    line("M25.500 2.500v29", side, 2.2) +
    path("M25.500-1l3 6h-6z", LEAD, { stroke: side }) +
    path("M15 10c5 0 7 6 7.500 19h-16C7 16 10 10 15 10z", front) +
    path("M15 10c5 0 7 6 7.500 19H17z", side) +
    head(15) +
    path("M10 8c0-6.500 10-6.500 10 0l1.500 1h-13zM14 1h2v3h-2z", side),
  Ar: (front, side) =>
    line("M23 3c8 6 8 18 0 25", side, 2.4) +
    line("M23 3v25M11 15.500h19", side, 1.2) +
    path("M14 10c5 0 7 6 7.500 19h-16C6 16 9 10 14 10z", front) +
    path("M14 10c5 0 7 6 7.500 19H16z", side) +
    head(14) +
    path("M9 7.500c1-6 9-6 10 0zM7.500 7h13v1.600h-13z", side),
  Ho: (front, side) =>
    path(
      "M3 30c0-9 3-13 10-13 5 0 7-2 8.500-6l2-3 1 3c4 1 6.500 4 7 7l-2.500 1.500-4-1.500c-1 3-1 5-.5 12h-4l-1-6h-8l-1 6z",
      front,
    ) +
    path("M9 19c0-6 1.500-10 5-10s5 4 4.500 9z", side) +
    circle(13.5, 6.5, 4, pigment("skin")) +
    path("M9 6c.5-5.500 8.500-5.500 9 0zM12.500 0h2v3h-2z", side),
};

/** A piece whose foot stands at x, y. */
export function piece(kind: string, clan: number, x: number, y: number, size = 46): string {
  const [front, side] = CLANS[clan]!.map(pigment) as [string, string];
  const drawn =
    ellipse(17.5, 33.5, 13.5, 4.3, pigment("shadow"), { opacity: 0.28 }) +
    rect(4, 26, 24, 10.5, side, { rx: 5 }) +
    BODIES[kind]!(front, side) +
    rect(4, 25, 24, 9.5, front, { rx: 4.7, stroke: LEAD, "stroke-width": 0.9 });
  return at(x - size * 0.42, y - size, size / 38, drawn);
}

// --- buildings, about 80 by 70 -------------------------------------------------------------------------------

function roof(x: number, y: number, width: number, height: number, front: string, side: string): string {
  const half = width / 2;
  const out = half * 0.2 + 4;
  const top = half * 0.52;
  return (
    path(
      `M${x - half - out} ${y - 4}Q${x - half * 0.72} ${y - 1} ${x - top} ${y - height}H${x + top}Q${x + half * 0.72} ${y - 1} ${x + half + out} ${y - 4}L${x + half} ${y + 2}H${x - half}z`,
      front,
    ) + path(`M${x - half - 2} ${y - 1}H${x + half + 2}L${x + half} ${y + 3}H${x - half}z`, side)
  );
}
const room = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height, pigment("plaster")) +
  rect(x + width * 0.62, y, width * 0.38, height, pigment("plaster-shade"));
const columns = (x: number, y: number, width: number, height: number, count: number, fill: string) =>
  Array.from({ length: count }, (_, i) =>
    rect(Math.round(x + (i * (width - 4)) / (count - 1)), y, 4, height, fill),
  ).join("");
const GROUND = ellipse(40, 62, 38, 5, pigment("shadow"), { opacity: 0.2 });

export const palace =
  GROUND +
  path("M2 62l6-8h62l6 8z", pigment("sign-stone-light")) +
  room(10, 38, 58, 16) +
  columns(10, 38, 58, 16, 6, RED) +
  rect(34, 41, 10, 13, pigment("window")) +
  roof(39, 39, 60, 11, GOLD, pigment("ochre")) +
  room(22, 20, 34, 9) +
  columns(22, 20, 34, 9, 5, RED) +
  roof(39, 21, 42, 14, GOLD, pigment("ochre"));
export const barracks =
  GROUND +
  room(8, 38, 62, 24) +
  columns(8, 38, 62, 24, 6, WOOD) +
  rect(33, 44, 12, 18, pigment("window")) +
  roof(39, 39, 62, 16, pigment("sign-wall-dark"), pigment("ink")) +
  line("M12 22V2M66 22V2", WOOD, 2) +
  path("M12 2h15l-4 5 4 5H12zM66 2h11l-3 5 3 5H66z", RED);
export const scaffold =
  GROUND +
  path("M26 62V36h9v-7h9v7h9v-5h9v31z", STONE) +
  line("M26 44h36M26 53h36M35 36v8M46 44v9M55 36v8M36 53v9M54 53v9", JOINT, 1.3) +
  line("M22 62V20M42 62V20M66 62V20M18 28h54M18 44h54M22 62l20-18M42 44l24-16", WOOD, 2.6) +
  path("M0 62l11-22 11 22z", pigment("silk")) +
  path("M11 40l11 22H13z", pigment("old-silk"));
export const storehouse =
  GROUND +
  room(10, 34, 58, 28) +
  rect(18, 42, 16, 20, pigment("window")) +
  rect(44, 42, 16, 20, pigment("window")) +
  roof(39, 35, 60, 16, pigment("ochre"), WOOD);
export const tent =
  ellipse(21, 27, 19, 3, pigment("shadow"), { opacity: 0.22 }) +
  path("M2 27 20 2l18 25z", pigment("silk")) +
  path("M20 2l18 25H22z", pigment("old-silk")) +
  path("M15 27l5-13 5 13z", WOOD);
export const fire =
  line("M2 22l18-4M4 18l17 5", WOOD, 3, { "stroke-linecap": "round" }) +
  path("M12 1c6 7 7 10 7 13a7 7 0 0 1-14 0c0-4 4-5 7-13z", RED) +
  path("M12 8c3 4 4 5 4 7a4 4 0 0 1-8 0c0-2 2-3 4-7z", GOLD);
export const pine =
  path("M12 28h3v8h-3z", WOOD) +
  path("M13 1l8 12h-3l6 9h-4l5 8H2l5-8H3l6-9H6z", pigment("leaf-green")) +
  shade("M13 1l8 12h-3l6 9h-4l5 8H13z", 0.14);
export const scroll =
  rect(8, 6, 44, 34, pigment("silk"), { stroke: WOOD, "stroke-width": 1.5 }) +
  line("M15 15h22M15 22h26M15 29h18", pigment("ink"), 2, { opacity: 0.6 }) +
  rect(2, 3, 7, 40, LIGHT_WOOD, { rx: 3.5 }) +
  rect(51, 3, 7, 40, LIGHT_WOOD, { rx: 3.5 }) +
  rect(40, 26, 9, 9, RED, { rx: 1 });

/** A wall of courses, its foot at y. */
export function masonry(x: number, y: number, width: number, height: number): string {
  let joints = "";
  for (let row = 0; row * 9 < height; row++) {
    joints += `M${x} ${y - row * 9}h${width}`;
    for (let gap = row % 2 ? 9 : 18; gap < width; gap += 18)
      joints += `M${x + gap} ${y - row * 9}v-${Math.min(9, height - row * 9)}`;
  }
  let merlons = "";
  for (let at = 0; at + 8 <= width; at += 14) merlons += `M${x + at} ${y - height}v-7h8v7z`;
  return (
    rect(x, y - height, width, height, STONE) +
    path(merlons, STONE) +
    line(joints, JOINT, 1, { opacity: 0.7 })
  );
}

export function flag(x: number, y: number, size: number, fill: string): string {
  const cloth = `h${size * 0.8}l-${size * 0.2} ${size * 0.2} ${size * 0.2} ${size * 0.2}`;
  return at(
    x,
    y,
    1,
    line(`M0 0v${size}`, WOOD, 3.4) +
      path(`M1 2${cloth}H1z`, fill) +
      shade(
        `M${size * 0.5} 2h${size * 0.3}l-${size * 0.2} ${size * 0.2} ${size * 0.2} ${size * 0.2}h-${size * 0.3}z`,
        0.13,
      ),
  );
}

// --- emblems of Hordes, 44 by 38 -----------------------------------------------------------------------------

const HORDE = pigment("horde-emblem");
const dot = (x: number, y: number, r: number) => circle(x, y, r, LEAD);
export const EMBLEMS: Readonly<Record<string, string>> = {
  H1: path("M4 34C4 22 14 20 18 12l2-9 4 6c9 2 15 7 17 14l-6 4-8-4c-3 4-2 7 0 11z", HORDE) + dot(29, 15, 1.6),
  H2:
    path("M3 34c2-12 10-14 17-13l3-8c-4-5 3-12 8-7s0 9-3 9l2 9c6 0 9 3 11 10z", HORDE) +
    line("M33 2c9 6 9 17 1 23M33 2l1 23", HORDE, 2),
  H3:
    path("M7 34V14C7 2 37 2 37 14v20z", HORDE) +
    line("M15 19a7 7 0 1 0 14 0a7 7 0 1 0 -14 0", LEAD, 2.4) +
    dot(22, 19, 2.6),
  H4: path("M2 34l8-12h22l9 12zM16 22 34 2l4 3-16 17zM33-1h9v8h-9z", HORDE) + dot(11, 30, 4) + dot(32, 30, 4),
  H5: path(
    "M12 34 28 4l4 2-14 28zM32 34 16 4l-4 2 14 28zM26 4c5-4 13-2 14 6-4-2-8-1-11 3zM18 4C13 0 5 2 4 10c4-2 8-1 11 3z",
    HORDE,
  ),
  H6:
    path("M9 34c0-20 4-26 13-26s13 6 13 26zM20 8V0h4v8zM22 0c8-4 12 2 10 9-2-5-5-6-10-5z", HORDE) +
    rect(14, 23, 16, 4, LEAD),
  H7: path("M6 34C14 26 30 18 34 2c6 14-4 26-20 32zM4 22l12 12-3 3L1 25z", HORDE),
  H8:
    path("M4 26C4 4 40 4 40 26zM2 26h40v4H2z", HORDE) +
    circle(12, 31, 5, HORDE) +
    circle(32, 31, 5, HORDE) +
    dot(12, 31, 1.6) +
    dot(32, 31, 1.6),
  X2:
    line("M10 36L18 2M18 36l5-34M27 36L28 2M36 36L33 2", HORDE, 3) +
    path("M16 4l2-8 3 7zM21 4l2-8 3 7zM26 4l2-8 3 7zM31 4l1-8 4 7zM4 24h38v5H4z", HORDE),
  X6:
    line("M6 10a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M26 10a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M18 10h8", HORDE, 4) +
    path("M20 16h4v18h-4z", HORDE) +
    path("M14 26h16v5H14z", HORDE),
};
const LIKE: Readonly<Record<string, string>> = { X1: "H1", X3: "H4", X4: "H5", X5: "H6", X7: "H8", X8: "H2" };
export const emblemOf = (horde: string) => EMBLEMS[horde] ?? EMBLEMS[LIKE[horde] ?? "H1"]!;
