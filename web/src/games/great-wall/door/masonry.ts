/** The wall and its towers. `base` is the ground that they stand on. */

import { roof } from "../../../drawing/landscape";
import { path, pigment, rect } from "../../../drawing/markup";

const ROW = 13;
const STONE = 36;

/** A stretch of wall with merlons; archers stand where there are gaps. */
export function wall(
  next: () => number,
  x: number,
  width: number,
  base: number,
  height: number,
  gaps: readonly number[],
): string {
  const top = base - height;
  let merlons = "";
  for (let m = x + 2; m < x + width - 6; m += 16)
    if (!gaps.some((gap) => Math.abs(gap - m - 5) < 14)) merlons += `M${m} ${top - 28}h10v16h-10z`;
  let joints = "";
  let light = "";
  let dark = "";
  for (let row = 0; row * ROW < height + 14; row += 1) {
    const y = top + row * ROW;
    joints += `M${x} ${y}h${width}`;
    for (let sx = x + (row % 2 ? STONE / 2 : 0); sx < x + width; sx += STONE) {
      joints += `M${sx} ${y}v${ROW}`;
      const chance = next();
      const stone = `M${sx + 1} ${y + 1}h${STONE - 2}v${ROW - 2}h-${STONE - 2}z`;
      if (sx + STONE < x + width && chance < 0.16) light += stone;
      else if (sx + STONE < x + width && chance > 0.84) dark += stone;
    }
  }
  return (
    rect(x, top - 22, width, 12, pigment("stone-shade")) +
    path(merlons, pigment("stone"), { stroke: pigment("stone-joint"), "stroke-width": 0.8 }) +
    rect(x, top - 15, width, 15, pigment("walkway")) +
    rect(x, top, width, height + 14, pigment("stone")) +
    path(light, pigment("stone-light"), { opacity: 0.5 }) +
    path(dark, pigment("stone-joint"), { opacity: 0.26 }) +
    path(joints, "none", { stroke: pigment("stone-joint"), "stroke-width": 1.2, opacity: 0.6 }) +
    rect(x, top, width, 3.5, pigment("stone-light"))
  );
}

/** A tower with two roofs. */
export function tower(next: () => number, x: number, width: number, base: number, height: number): string {
  const top = base - height;
  const middle = x + width / 2;
  const blue = [pigment("azurite"), pigment("clan-1-side")] as const;
  return (
    path(`M${x + width} ${base + 14}V${top + 4}l6-6V${base + 8}z`, pigment("stone-joint")) +
    wall(next, x, width, base, height, [x + width / 2, x, x + width]) +
    path(`M${x - 3} ${top}h${width + 6}l4-7H${x + 4}z`, pigment("walkway")) +
    rect(x - 3, top, width + 6, 5, pigment("stone-light")) +
    rect(x + 5, top - 25, width - 10, 25, pigment("plaster")) +
    rect(x + width * 0.6, top - 25, width * 0.4 - 5, 25, "#000", { opacity: 0.1 }) +
    [0, 1, 2]
      .map((i) => rect(x + 9 + (i * (width - 24)) / 2, top - 20, 7, 14, pigment("window"), { rx: 3 }))
      .join("") +
    roof(middle, top - 23, width * 0.88, 15, ...blue) +
    rect(x + 13, top - 46, width - 26, 8, pigment("plaster-shade")) +
    roof(middle, top - 43, width * 0.62, 14, ...blue) +
    path(`M${middle - 6} ${top + 34}v-10a6 6 0 0 1 12 0v10z`, pigment("window"))
  );
}
