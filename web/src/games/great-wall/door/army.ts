/** Soldiers and riders as small paper figures; each stands with its foot at (0, 0). */

import { at, fixed, path, pigment } from "../../../drawing/markup";

const SKIN = "#f3d9b4";
const SIGNS = [
  "M-5 0A5 5 0 1 1 5 0A5 5 0 1 1-5 0z",
  "M0-6.600 6 0 0 6.600-6 0z",
  "M-4.700-4.700h9.400v9.400h-9.400z",
  "M0-6 6.200 5H-6.200z",
];

type Kind = "spear" | "bow" | "horse";

function body(kind: Kind, fill: string, side: string): string {
  const head = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${SKIN}"/>`;
  if (kind === "spear")
    return (
      path("M24.400 2.500h2.200v29h-2.200z", side) +
      path("M25.500-1l3 6h-6z", "#e9e4da", { stroke: side }) +
      path("M15 10c5 0 7 6 7.500 19h-16C7 16 10 10 15 10z", fill) +
      path("M15 10c5 0 7 6 7.500 19H17z", side) +
      head(15, 8.5, 4.6) +
      path("M10 8c0-6.500 10-6.500 10 0l1.500 1h-13zM14 1h2v3h-2z", side)
    );
  if (kind === "bow")
    return (
      path("M23 3c8 6 8 18 0 25", "none", { stroke: side, "stroke-width": 2.4 }) +
      path("M11 15.500h19M30 15.500l-4-2.500v5z", side, { stroke: side, "stroke-width": 1.4 }) +
      path("M14 10c5 0 7 6 7.500 19h-16C6 16 9 10 14 10z", fill) +
      path("M14 10c5 0 7 6 7.500 19H16z", side) +
      head(14, 8.5, 4.6) +
      path("M9 7.500c1-6 9-6 10 0zM7.500 7h13v1.600h-13z", side)
    );
  return (
    path(
      "M3 30c0-9 3-13 10-13 5 0 7-2 8.500-6l2-3 1 3c4 1 6.500 4 7 7l-2.500 1.500-4-1.500c-1 3-1 5-.5 12h-4l-1-6h-8l-1 6z",
      fill,
    ) +
    path("M20 18c1 3 5 3 6 0-1 3-1 5-.5 12h-4l-1-6h-4c3-1 3.500-3 3.500-6z", side) +
    path("M9 19c0-6 1.500-10 5-10s5 4 4.500 9z", side) +
    head(13.5, 6.5, 4) +
    path("M9 6c.5-5.500 8.500-5.500 9 0zM12.500 0h2v3h-2z", side)
  );
}

/** A soldier of a Clan, `size` high. */
export function soldier(kind: Kind, clan: number, x: number, y: number, size: number): string {
  const [fill, side] = [pigment(`clan-${clan}`), pigment(`clan-${clan}-side`)];
  return at(
    x - size * 0.42,
    y - size,
    fixed(size / 38),
    `<ellipse cx="17.500" cy="33.500" rx="13.500" ry="4.300" fill="${pigment("shadow")}" opacity=".28"/>` +
      `<rect x="4" y="26" width="24" height="10.500" rx="5" fill="${side}"/>` +
      body(kind, fill, side) +
      `<rect x="4" y="25" width="24" height="9.500" rx="4.700" fill="${fill}" stroke="${pigment("clan-line")}"/>` +
      at(16, 29.8, 0.62, path(SIGNS[clan] ?? "", pigment("clan-line"))),
  );
}

/** A rider of the Hordes with a banner, `size` high. */
export function rider(x: number, y: number, size: number): string {
  const [fill, side] = [pigment("horde-light"), pigment("horde")];
  return at(
    x - size * 0.4,
    y - size * 0.92,
    fixed(size / 50),
    `<ellipse cx="18" cy="34" rx="17" ry="3.600" fill="${pigment("shadow")}" opacity=".3"/>` +
      path("M6.100-10h1.800v41h-1.800z", side) +
      path("M7-10q8-3 14 1-5 2-6 6-4-2-8 0z", fill) +
      at(2, 1, 1, body("horse", fill, side)) +
      path("M4 32h28v3H4z", pigment("wood-dark")),
  );
}
