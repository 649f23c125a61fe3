/** Portraits on a field of 100 by 100, drawn by a seed: head, beard, hat or helmet, robe or armor. They name no game. */

import "./portrait.css";
import { random } from "./random";
import { circle, line, path, pigment, rect, shade } from "./svg";

export interface Look {
  armor?: boolean; // a soldier's helmet and scales instead of a scholar's hat and robe
  woman?: boolean;
  robe?: number; // 0 to 3, else by the seed
  hat?: number; // 0 to 3 (helmets: 0 to 2), else by the seed
  beard?: number; // 0 none, 1 mustache and tip, 2 long, 3 full, else by the seed
  gray?: boolean;
}

const ROBES = [
  ["azurite", "robe-blue"],
  ["malachite", "robe-green"],
  ["ochre", "robe-brown"],
  ["cinnabar", "robe-red"],
] as const;
const HAIR = pigment("hair");
const GOLD = pigment("gamboge");
const RED = pigment("cinnabar");

export function portrait(seed: string, look: Look = {}): string {
  const next = random(`portrait ${seed}`);
  const among = (count: number) => Math.floor(next() * count);
  const [robe, dark] = ROBES[look.robe ?? among(4)]!.map(pigment) as [string, string];
  const brow = (next() - 0.5) * 3;
  const beard = look.woman ? 0 : (look.beard ?? among(4));
  const hair = look.gray ? pigment("hair-gray") : HAIR;
  const parts = [
    path("M4 100C6 80 26 70 50 70S94 80 96 100z", robe),
    path("M50 70C74 70 94 80 96 100H54z", dark, { opacity: 0.55 }),
    look.armor ? scales(robe, dark) : collar(dark),
    face(brow, Boolean(look.woman)),
    beards(beard, hair),
  ];
  if (look.woman) parts.push(tied(look.armor ? RED : GOLD));
  else if (look.armor) parts.push(helmet(look.hat ?? among(3), dark));
  else parts.push(hat(look.hat ?? among(4)));
  return parts.join("");
}

function scales(robe: string, dark: string): string {
  const shoulders = [-1, 1].map((side) =>
    path(
      `M${50 + side * 18} 72q${side * 26} 2 ${side * 31} 22l${-side * 20} 6q${-side * 10} -14 ${-side * 11} -28z`,
      dark,
      { stroke: GOLD, "stroke-width": 1.6 },
    ),
  );
  let rows = "";
  for (let i = 0; i < 3; i++) for (let j = 0; j < 4; j++) rows += `M${36 + j * 7} ${82 + i * 6}q3.5 5 7 0`;
  const scarf = robe === RED ? GOLD : RED;
  return [
    ...shoulders,
    line(rows, GOLD, 1.2, { opacity: 0.9 }),
    path("M36 68q14 12 28 0l3 6q-17 12 -34 0z", scarf),
  ].join("");
}

const collar = (dark: string) =>
  path("M38 70L50 92L62 70L56 68L50 78L44 68z", pigment("white-lead")) +
  line("M40 71L56 97M60 71L50 88", dark, 2);

function face(brow: number, woman: boolean): string {
  const eyes = 44;
  return [
    rect(44, 56, 12, 15, pigment("skin-shade"), { rx: 4 }),
    circle(35.5, 45, 3.4, pigment("skin-shade")),
    circle(64.5, 45, 3.4, pigment("skin-dark")),
    path("M36 40c0-20 28-20 28 0c0 14-6 23-14 23s-14-9-14-23z", pigment("skin")),
    path("M50 25c10 0 14 7 14 15c0 14-6 23-14 23z", pigment("skin-dark"), { opacity: 0.3 }),
    line(
      `M40 ${eyes - 5 - brow}l7 ${brow + 0.6}M60 ${eyes - 5 - brow}l-7 ${brow + 0.6}`,
      HAIR,
      woman ? 1.1 : 2,
    ),
    line(`M41.5 ${eyes}q2.5 -2 5 0M53.5 ${eyes}q2.5 -2 5 0`, HAIR, 1.8),
    line("M50 45l-1.500 6.500h3", pigment("skin-dark"), 1.2),
    woman ? path("M46.500 56q3.500 3 7 0q-3.500 -2 -7 0z", RED) : line("M47 57h6", pigment("robe-red"), 1.4),
  ].join("");
}

function beards(kind: number, hair: string): string {
  const lip = path("M50 53q-7 0 -9 8q5 -3 9 -4q4 1 9 4q-2 -8 -9 -8z", hair);
  if (kind === 1) return lip + path("M47 61h6l-3 13z", hair);
  if (kind === 2) return lip + path("M41 58q9 5 18 0q2 16 -9 25q-11 -9 -9 -25z", hair);
  if (kind === 3) return path("M38 50c1 14 6 17 12 17s11-3 12-17c-2 8-6 8-12 8s-10 0-12-8z", hair);
  return "";
}

const tied = (ribbon: string) =>
  path("M33 50c-4-32 38-32 34 0l-5-9c-2-8-22-8-24 0z", HAIR) +
  circle(50, 17, 9, HAIR) +
  line("M36 17h28", GOLD, 2.4) +
  circle(36, 17, 2.6, RED) +
  path("M35 35q15 -9 30 0v4q-15 -8 -30 0z", ribbon);

function helmet(kind: number, dark: string): string {
  const bowl =
    path("M32 40c0-30 36-30 36 0l4 16-8-4-1-12q-13-5-26 0l-1 12-8 4z", dark) +
    shade("M50 18c13 0 18 10 18 22l4 16-8-4-1-12q-6-3-13-3z", 0.2) +
    path("M31 38q19 -10 38 0v4q-19 -9 -38 0z", GOLD);
  if (kind === 0)
    return bowl + path("M49 20V6h2v14z", GOLD) + path("M50 6c10-8 20 0 16 12c-3-6-8-8-16-7z", RED);
  if (kind === 1)
    return (
      bowl +
      path(
        "M32 34c-12-4-16-14-14-24c4 8 10 12 17 14zM68 34c12-4 16-14 14-24c-4 8-10 12-17 14z",
        pigment("white-lead"),
        { stroke: dark },
      )
    );
  return bowl + path("M46 20q4 -14 4 -14q0 0 4 14z", RED) + circle(50, 34, 4, RED, { stroke: GOLD });
}

function hat(kind: number): string {
  if (kind === 0)
    return (
      path("M35 37c0-8 2-20 15-20s15 12 15 20q-15-5-30 0z", HAIR) +
      path("M10 31q20 -5 27 1v3q-12 -4 -27 -1zM90 31q-20 -5 -27 1v3q12 -4 27 -1z", HAIR)
    );
  if (kind === 1)
    return (
      path("M34 37l2-24q14-6 28 0l2 24q-16-7-32 0z", pigment("hat")) +
      path("M34 37q16 -7 32 0v-5q-16 -7 -32 0z", pigment("ochre"))
    );
  if (kind === 2)
    return (
      path("M16 38L50 10L84 38q-34 -9 -68 0z", pigment("straw")) +
      path("M50 10L84 38q-17 -4.500 -34 -4.500z", pigment("straw-shade"), { opacity: 0.6 })
    );
  return (
    path("M35 38c0-8 3-16 15-16s15 8 15 16q-15-8-30 0z", HAIR) +
    circle(50, 18, 6.5, HAIR) +
    line("M39 18h22", GOLD, 2.2)
  );
}
