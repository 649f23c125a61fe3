/** Sky, mountains, hills, trees and houses, cut from paper. Whatever stands has its foot at (0, 0). */

import { at, fixed, line, path, pigment, rect, shadow } from "./markup";

type Next = () => number; // the next of the drawing's random numbers

/** The sky, and at night its stars. */
export function sky(next: Next, width: number, height: number, name = "sky"): string {
  const stars = Array.from(
    { length: Math.round(width / 14) },
    () => `M${Math.round(next() * width)} ${Math.round(next() * height * 0.7)}h.01`,
  );
  return rect(0, 0, width, height, `url(#draw-${name})`) + line(stars.join(""), pigment("star"), 1.8);
}

/** A row of mountains that stands on `y`; the light comes from the left. */
export function peaks(
  next: Next,
  x: number,
  width: number,
  y: number,
  height: number,
  count: number,
  name: string,
): string {
  let drawn = "";
  for (let i = 0; i < count; i += 1) {
    const cx = x + (width * (i + 0.2 + 0.6 * next())) / count;
    const high = height * (0.45 + 0.55 * next());
    const wide = high * (1.1 + next() * 0.7);
    const foot = (next() - 0.5) * wide * 0.2;
    const p = (dx: number, dy: number) => `${fixed(cx + wide * dx)} ${fixed(y - high * dy)}`;
    drawn += path(`M${p(-1, 0)}L${p(-0.4, 0.5)}L${p(0, 1)}L${p(0.45, 0.42)}L${p(1, 0)}z`, pigment(name));
    drawn += path(
      `M${p(0, 1)}L${p(0.45, 0.42)}L${p(1, 0)}L${fixed(cx + foot + wide * 0.2)} ${y}L${p(-0.06, 0.45)}z`,
      pigment(`${name}-shade`),
    );
  }
  return drawn;
}

/** A sheet with a wavy upper edge around `y`, down to `bottom`. */
export function hills(
  next: Next,
  width: number,
  y: number,
  high: number,
  step: number,
  fill: string,
  bottom: number,
): string {
  const points: [number, number][] = [];
  for (let i = -2; i * step <= width + step * 2; i += 1)
    points.push([i * step, Math.round(y - high * next())]);
  const first = points[0]!;
  let d = `M${first[0]} ${bottom}L${first.join(" ")}`;
  points.slice(0, -1).forEach((point, i) => {
    const after = points[i + 1]!;
    d += `Q${point.join(" ")} ${Math.round((point[0] + after[0]) / 2)} ${Math.round((point[1] + after[1]) / 2)}`;
  });
  d += `L${points.at(-1)!.join(" ")}V${bottom}z`;
  return path(d, fill, {
    filter: "url(#draw-soft)",
    stroke: pigment("sheet-edge"),
    "stroke-width": 1.5,
  });
}

export const pine = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    shadow(9) +
      path("M-1.500-7h3v8h-3z", pigment("wood-dark")) +
      path("M0-34l8 12H5l6 9H7l5 8h-24l5-8h-4l6-9h-3z", pigment("leaf-green")) +
      path("M0-34l8 12H5l6 9H7l5 8H0z", "#000", { opacity: 0.14 }),
  );

export const maple = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    shadow(10) +
      path("M-1.500-13h3V0h-3z", pigment("wood-dark")) +
      path("M0-31a11 11 0 0 1 0 22a11 11 0 0 1 0-22z", pigment("leaf")) +
      path("M0-31a11 11 0 0 1 0 22c6-6 6-16 0-22z", pigment("leaf-red")),
  );

export const cloud = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    path("M8 22a7 7 0 0 1 0-14h8a9 9 0 0 1 17-4 8 8 0 0 1 14 4h30a7 7 0 0 1 0 14z", pigment("mist"), {
      opacity: 0.75,
    }),
  );

/** A small house of plaster under a roof of wood; 40 wide. */
export const house = (x: number, y: number, scale = 1): string => at(x, y, scale, HOUSE);

export const HOUSE =
  path("M-13 .5 13 2q6-3 3-8l-9-4z", pigment("shadow"), { opacity: 0.3 }) +
  path("M-12-14h24V0h-24z", pigment("plaster")) +
  path("M3-14h9V0H3z", "#000", { opacity: 0.12 }) +
  path("M-3-9h7v9h-7z", pigment("window")) +
  path("M-18-13.500Q-9-16-6.500-26h13Q9-16 18-13.500L14-10h-28z", pigment("house-roof")) +
  path("M1-26h5.500Q9-16 18-13.500L14-10H3z", pigment("house-roof-shade")) +
  path("M-8.500-28h17v3.200h-17z", pigment("house-roof-shade"));

/** A curved roof of this width and height over (x, y). */
export function roof(x: number, y: number, w: number, h: number, fill: string, side: string): string {
  const a = w / 2;
  const o = a * 0.2 + 4;
  const t = a * 0.52;
  const right = `H${fixed(x + t)}Q${fixed(x + a * 0.72)} ${y - 1} ${fixed(x + a + o)} ${y - 4}L${x + a} ${y + 2.5}`;
  return (
    path(
      `M${fixed(x - a - o)} ${y - 4}Q${fixed(x - a * 0.72)} ${y - 1} ${fixed(x - t)} ${y - h}${right}H${x - a}z`,
      fill,
    ) +
    path(`M${fixed(x + t * 0.2)} ${y - h}${right}H${fixed(x + a * 0.35)}z`, "#000", { opacity: 0.16 }) +
    path(`M${fixed(x - t - 3)} ${y - h - 2.5}h${fixed(2 * t + 6)}v3.500h-${fixed(2 * t + 6)}z`, side)
  );
}
