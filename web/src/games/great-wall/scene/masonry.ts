/** The Wall as paths: how high it stands at each level, its merlons, its bricks, and where things stand along it. */

import { chanceOf } from "./landscape";

/** By level: how high the face is, how deep the walkway, how high the parapet. */
const LEVELS = [
  { face: 30, walk: 6, parapet: 0 },
  { face: 40, walk: 9, parapet: 11 },
  { face: 65, walk: 15, parapet: 13 },
  { face: 86, walk: 17, parapet: 14 },
] as const;

export interface Profile {
  face: number;
  walk: number;
  parapet: number;
  high: number; // all of it
}

export function profile(level: number, k = 1): Profile {
  const { face, walk, parapet } = LEVELS[Math.min(level, 3)]!;
  return { face: face * k, walk, parapet, high: face * k + walk + parapet };
}

/** Places along a Section, from 0 to 1; at a Breach they keep clear of the Horde in the gap. */
export const FIRING = {
  hold: [[0.5], [0.25, 0.75], [0.167, 0.5, 0.833], [0.125, 0.375, 0.625, 0.875]],
  breach: [[0.49], [0.54, 0.84], [0.48, 0.7, 0.92], [0.44, 0.61, 0.78, 0.95]],
} as const;
export const STAKES = {
  hold: [
    [0.64, 0.77, 0.9],
    [0.37, 0.5, 0.63],
    [0.335, 0.665, 0.95],
    [0.25, 0.5, 0.75],
  ],
  breach: [
    [0.64, 0.77, 0.9],
    [0.69, 0.41, 0.97],
    [0.59, 0.81, 0.4],
    [0.525, 0.695, 0.865],
  ],
} as const;

/** `n` places of a row that was made for another number are spread evenly. */
export const along = (places: readonly number[], n: number): number[] =>
  places.length >= n ? places.slice(0, n) : Array.from({ length: n }, (_, i) => (i + 0.5) / n);

/** Merlons along a parapet, with a gap at each Firing spot. */
export function merlons(x: number, w: number, y: number, h: number, gaps: readonly number[]): string {
  let d = "";
  for (let at = x; at < x + w - 6; at += 16)
    if (!gaps.some((gap) => Math.abs(gap - at - 5) < 14)) d += `M${at} ${y}h10v${h}h-10z`;
  return d;
}

/** Bricks that are lighter or darker than the rest. */
export function bricks(
  seed: string,
  x: number,
  w: number,
  top: number,
  foot: number,
): { light: string; dark: string } {
  const chance = chanceOf(seed);
  let [light, dark] = ["", ""];
  for (let row = Math.ceil(top / 13); row * 13 + 13 < foot + 2; row += 1)
    for (let at = Math.ceil(x / 36) * 36 + (row % 2 ? 0 : 18); at + 36 < x + w; at += 36) {
      const q = chance();
      const brick = `M${at + 1} ${row * 13 + 1}h34v11h-34z`;
      if (q < 0.16) light += brick;
      else if (q > 0.84) dark += brick;
    }
  return { light, dark };
}

/** Posts of a palisade; broken ones around a gap. */
export function palisade(x: number, w: number, foot: number, high: number, gap: number | null): string {
  let d = "";
  for (let at = x; at < x + w; at += 12) {
    const broken = gap !== null && Math.abs(at + 6 - gap) < 26;
    const up = broken ? [6, 14, 4, 10][Math.abs(Math.round(at / 12)) % 4]! : high + 4;
    d += `M${at} ${foot + 14}V${foot - up}${broken ? "l3-5 3 4 4-6 2 5" : "l6-8 6 8"}V${foot + 14}z`;
  }
  return d;
}

export const crack = (x: number, y: number, h: number): string =>
  `M${x} ${y}l9 ${h * 0.28}-7 ${h * 0.2} 12 ${h * 0.24}-8 ${h * 0.28}M${x + 9} ${y + h * 0.28}l14 6M${x + 7} ${y + h * 0.7}l-15 7`;
