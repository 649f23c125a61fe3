/** The land around the places, by chance that is the same at every visit to a table: its seed is the table's id. */

export type Chance = () => number;

/** Numbers from 0 to 1 that depend on the seed alone. */
export function chanceOf(seed: string): Chance {
  let h = 1779033703;
  for (const sign of seed) {
    h = Math.imul(h ^ sign.charCodeAt(0), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  return () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    return ((h ^= h >>> 16) >>> 0) / 4294967296;
  };
}

/** A smooth ridge, closed below: one sheet of paper. */
export function hills(
  chance: Chance,
  w: number,
  y: number,
  high: number,
  step: number,
  bottom: number,
): string {
  const points: [number, number][] = [];
  for (let i = -2; i * step <= w + step * 2; i += 1) points.push([i * step, Math.round(y - high * chance())]);
  let d = `M${points[0]![0]} ${bottom}L${points[0]!.join(" ")}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const [[x0, y0], [x1, y1]] = [points[i]!, points[i + 1]!];
    d += `Q${x0} ${y0} ${((x0 + x1) / 2).toFixed(0)} ${((y0 + y1) / 2).toFixed(0)}`;
  }
  return `${d}L${points.at(-1)!.join(" ")}V${bottom}z`;
}

/** Peaks with two facets, lit from the left: the whole of them, their shaded sides, and the snow on top. */
export function peaks(
  chance: Chance,
  w: number,
  y: number,
  high: number,
  n: number,
): { lit: string; shade: string; snow: string } {
  let [lit, shade, snow] = ["", "", ""];
  for (let i = 0; i < n; i += 1) {
    const x = (w * (i + 0.2 + 0.6 * chance())) / n;
    const h = high * (0.45 + 0.55 * chance());
    const a = h * (1.1 + chance() * 0.7);
    const j = (chance() - 0.5) * a * 0.2;
    const at = (dx: number, up: number) => `${(x + dx).toFixed(0)} ${(y - up).toFixed(0)}`;
    lit += `M${at(-a, 0)}L${at(-a * 0.4, h * 0.5)}L${at(0, h)}L${at(a * 0.45, h * 0.42)}L${at(a, 0)}z`;
    shade += `M${at(0, h)}L${at(a * 0.45, h * 0.42)}L${at(a, 0)}L${at(j + a * 0.2, 0)}L${at(-a * 0.06, h * 0.45)}z`;
    snow += `M${at(0, h)}L${at(-a * 0.15, h * 0.81)}L${at(-a * 0.06, h * 0.75)}L${at(0, h * 0.82)}L${at(a * 0.07, h * 0.72)}L${at(a * 0.16, h * 0.8)}z`;
  }
  return { lit, shade, snow };
}

/** Dots for stars, or strokes for tufts of grass or flakes: one path. */
export function scattered(
  chance: Chance,
  n: number,
  box: [number, number, number, number],
  drawn: string,
): string {
  const [x, y, w, h] = box;
  return Array.from(
    { length: n },
    () => `M${Math.round(x + chance() * w)} ${Math.round(y + chance() * h)}${drawn}`,
  ).join("");
}
