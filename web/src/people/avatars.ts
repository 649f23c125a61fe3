/** Pictures of people: faces put together from a few parts, so that they belong to the same world as the levels. */

import type { Face, Shape } from "../ladder/faces";

const GROUNDS = ["#cfe0c3", "#f1dcae", "#cdd8ee", "#efcfa2", "#d9cfe3", "#bfdde2"];
const ROBES = ["#5f8a6d", "#a8382a", "#3f6391", "#8c3b52", "#33275e", "#8a7a55"];
const SKINS = ["#f0d9b8", "#e3bd92", "#c99a6c"];
const HAIR = "#33281f";

const HATS: readonly (readonly Shape[])[] = [
  [
    { d: "M14.2 23Q13 12 24 12T33.8 23Q31 16.4 24 16.4T14.2 23Z", fill: HAIR },
    { d: "M20.4 10.6a3.6 3.4 0 1 0 7.2 0a3.6 3.4 0 1 0 -7.2 0", fill: HAIR },
  ],
  [
    { d: "M5 20Q24 1 43 20Q24 14.5 5 20Z", fill: "#e2bd6a" },
    { d: "M24 9.5V16M15 13l2.6 4.2M33 13l-2.6 4.2", line: "#a8823a" },
  ],
  [
    { d: "M14.8 20.4V12.6Q24 6.2 33.2 12.6V20.4Q24 17 14.8 20.4Z", fill: "#2a2118" },
    { d: "M8 18.4h32v2.2H8z", fill: "#2a2118" },
  ],
  [
    { d: "M13 30Q10.6 12.2 24 12.2T35 30Q34 18.6 24 17T13 30Z", fill: HAIR },
    { d: "M31.6 14.8l3.4 -2.6l.6 4.2z", fill: "#a8382a" },
  ],
];

const EYES = ["open", "calm", "keen", "shut", "wide"] as const;
const MOUTHS = ["M20.5 29.5q3.5 3 7 0", "M21 30.2h6", "M22.4 30q1.6 1.4 3.2 0"];

/** How many there are: as many as the server takes. */
export const AVATARS = 12;

export function avatar(number: number): Face {
  const pick = <T>(from: readonly T[], step: number): T => from[(number * step) % from.length]!;
  return {
    ground: pick(GROUNDS, 1),
    robe: pick(ROBES, 5),
    skin: pick(SKINS, 1),
    shapes: HATS[(number + Math.floor(number / 4)) % HATS.length]!,
    eyes: pick(EYES, 2),
    mouth: pick(MOUTHS, 2),
  };
}
