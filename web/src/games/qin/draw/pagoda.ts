/** A pagoda as it stands on the board: roofs in the color of its owner, a white cut edge, and the owner's sign. */

import { at, fixed, path, rect } from "../../../drawing/markup";

export const WIDE = 37; // of the drawing
export const high = (roofs: number): number => 14 + roofs * 13;

// disc, diamond, square, triangle
export const SIGNS = [
  "M-4.600 0A4.600 4.600 0 1 1 4.600 0A4.600 4.600 0 1 1-4.600 0z",
  "M0-6.600 6 0 0 6.600-6 0z",
  "M-4.700-4.700h9.400v9.400h-9.400z",
  "M0-6 6.200 5H-6.200z",
];

/** Two roofs, or three and a golden finial over a major province. */
export function pagoda(seat: number, roofs: number): string {
  const foot = high(roofs) - 4;
  const gold = "var(--draw-gamboge)";
  const [roofColor, side] = ["var(--seat)", "var(--seat-side)"];
  const [wall, halo] = ["var(--seat-wall)", "var(--seat-halo)"];
  let storeys = "";
  let edge = "";
  for (let i = 0; i < roofs; i += 1) {
    const y = foot - 3 - i * 12.5;
    const b = 14 - i * (roofs > 2 ? 2.3 : 3.4);
    const a = b + 3.4;
    const e = y - 9.5;
    const wide = fixed(b * 1.24);
    const left = fixed(20 - b * 0.62);
    const right = `H${fixed(20 + b * 0.42)}Q${fixed(20 + b * 0.62)} ${e - 1.5} ${fixed(20 + a)} ${e - 4}L${fixed(20 + b * 0.86)} ${e + 2}`;
    const roof = `M${fixed(20 - a)} ${e - 4}Q${left} ${e - 1.5} ${fixed(20 - b * 0.42)} ${e - 8}${right}H${fixed(20 - b * 0.86)}z`;
    storeys +=
      rect(left, y - 11, wide, 12, wall) +
      rect(20 + b * 0.2, y - 11, b * 0.42, 12, "#000", { opacity: 0.13 }) +
      path(roof, roofColor) +
      path(`M22 ${e - 8}${right}H23z`, side);
    edge += `${roof}M${left} ${y - 11}h${wide}v14h-${wide}z`;
  }
  const tip = foot - 3 - (roofs - 1) * 12.5 - 17;
  const shaded = `M8 ${foot + 1}L34 ${foot + 2.5}Q41 ${foot - 1} 37 ${foot - 6}L26 ${foot - 9}z`;
  return (
    path(shaded, "var(--draw-shadow)", { opacity: 0.34, class: "cast" }) +
    path(`${edge}M18.500 ${tip - 5}h3v7h-3zM8 ${foot - 4}h24v6H8z`, halo, {
      stroke: halo,
      "stroke-width": 2.6,
      "stroke-linejoin": "round",
    }) +
    storeys +
    rect(8, foot - 4, 24, 6, side, { rx: 1.5 }) +
    path(`M18.700 ${tip - 5}h2.600v7h-2.600z`, roofs > 2 ? gold : side) +
    (roofs > 2 ? `<circle cx="20" cy="${tip - 4}" r="2.600" fill="${gold}"/>` : "") +
    at(20, foot - 8, 0.72, path(SIGNS[seat] ?? "", side))
  );
}
