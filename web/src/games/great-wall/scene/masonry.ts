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

/** Where the Wall is broken: from here to there along it. */
export interface Gap {
  from: number;
  to: number;
}

/** Posts of a palisade; broken ones around a gap. */
export function palisade(x: number, w: number, foot: number, high: number, gap: Gap | null): string {
  let d = "";
  for (let at = x; at < x + w; at += 12) {
    const broken = gap !== null && at + 12 > gap.from && at < gap.to;
    const up = broken ? [6, 14, 4, 10][Math.abs(Math.round(at / 12)) % 4]! : high + 4;
    d += `M${at} ${foot + 14}V${foot - up}${broken ? "l3-5 3 4 4-6 2 5" : "l6-8 6 8"}V${foot + 14}z`;
  }
  return d;
}

/** A hole in the masonry, course by course: what is seen through it, the broken edge, and the stones that fell out. */
export function breach(gap: Gap, top: number, foot: number): { edge: string; hole: string; heap: string } {
  const courses = Math.max(2, Math.round((foot - top) / 13));
  const down = Array.from({ length: courses }, (_, i) => ({
    y: top + ((foot - top) * (i + 1)) / courses,
    in: [0, 7, 3, 11, 6, 14, 10, 17][i % 8]! * (gap.to - gap.from > 60 ? 1 : 0.4),
  }));
  const outline = (thick: number) => {
    const left = down.map(({ y, in: by }) => `H${gap.from + by}V${y}`).join("");
    const right = [...down].reverse();
    const up = right.map(({ in: by }, i) => `H${gap.to - by - thick}V${right[i + 1]?.y ?? top}`).join("");
    return `M${gap.from} ${top}${left}${up}z`;
  };
  const middle = (gap.from + gap.to) / 2;
  const wide = (gap.to - gap.from) / 2;
  const stones = [-0.98, -0.62, -0.3, 0.06, 0.4, 0.72, 1.06, -0.8, 0.56, 0.2];
  const heap = stones.map((part, i) => {
    const x = middle + wide * part;
    const y = foot + 4 - (i > 6 ? 9 : (i % 3) * 2);
    return `M${x - 9} ${y}l3-${8 + (i % 3) * 2} 9-${(i % 2) * 3} 6 6 1 ${5 + (i % 2) * 3}z`;
  });
  return { edge: outline(0), hole: outline(8), heap: heap.join("") };
}

export const crack = (x: number, y: number, h: number): string => {
  const part = (dx: number, dy: number) => `${x + dx} ${y + h * dy}`;
  return `M${part(-3, 0)}L${part(4, 0)}L${part(11, 0.28)}L${part(4, 0.48)}L${part(15, 0.72)}L${part(7, 1)}L${part(10, 0.74)}L${part(-1, 0.5)}L${part(6, 0.3)}z`;
};
