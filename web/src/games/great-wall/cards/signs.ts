/** The signs on cards, each on a field of 16 by 16. */

import { circle, ellipse, line, path, pigment, rect } from "../../../drawing/svg";

const sign = (name: string) => pigment(`sign-${name}`);
const PIECE = sign("piece");
const SILK = pigment("silk");
const LEAD = pigment("white-lead");
const edge = (color: string, width = 0.8) => ({ stroke: color, "stroke-width": width });

export const SIGNS: Readonly<Record<string, string>> = {
  W:
    path("M2 11.5 11 5l3.500 3L6 14.500z", sign("wood-dark"), { opacity: 0.75 }) +
    path("M1 8 10 2l3 2.500L4 11z", sign("wood")) +
    ellipse(2.8, 9.6, 1.8, 2.2, sign("wood-end"), edge(sign("wood-dark"), 0.7)) +
    ellipse(4.6, 13, 1.8, 2.2, sign("wood-end"), edge(sign("wood-dark"), 0.7)),
  S:
    path("M1.500 8 5 4h9.500v6L11 14H1.500z", sign("stone")) +
    path("M1.500 8 5 4h9.500L11 8z", sign("stone-light")) +
    path("M11 8v6l3.500-4V4z", sign("stone-dark")),
  G:
    ellipse(8, 9, 6.5, 6, sign("gold-dark")) +
    circle(8, 8, 6.3, sign("gold")) +
    path("M5.700 5.700h4.600v4.600H5.700z", sign("gold-dark")),
  C:
    circle(8, 8, 6.5, LEAD, edge(sign("chi"), 1.2)) +
    path(
      "M8 1.500a6.500 6.500 0 0 1 0 13 3.250 3.250 0 0 1 0-6.500 3.250 3.250 0 0 0 0-6.500z",
      sign("chi"),
    ) +
    circle(8, 4.8, 1.1, sign("chi")) +
    circle(8, 11.2, 1.1, LEAD),
  R:
    path("M8 2 14.500 13.500h-13z", sign("wood"), edge(sign("wood-dark"))) + rect(6, 9.5, 4, 3, sign("gold")),
  honor: path(
    "m8 .8 2.200 4.700 5.100.6-3.800 3.500 1 5.100L8 12.200l-4.500 2.500 1-5.100L.7 6.100l5.100-.6z",
    sign("honor"),
    edge(sign("honor-dark")),
  ),
  shame:
    path(
      "M1.500 2.500C5 1 11 1 14.500 2.500c.5 6-1 11-6.500 13C2.500 13.500 1 8.500 1.500 2.500z",
      pigment("deck-event"),
    ) +
    path("M4 6c1-1 2.500-1 3 .5zM9 6.500c.5-1.500 2-1.500 3-.5z", SILK) +
    line("M5 11.400c2-2 4-2 6 0", SILK, 1.2),
  tactic: rect(3, 1, 10, 14, pigment("deck-tactic"), { rx: 1.5 }) + path("M8 4l3 4-3 4-3-4z", SILK),
  power: path(
    "M2 2l2.500.4L14 12l-2 2L2.400 4.500zM14 2l-2.500.4L2 12l2 2 9.600-9.500z",
    sign("power"),
    edge(pigment("deck-horde"), 0.7),
  ),
  defense:
    path("M8 1l6 2v5c0 4-3 6-6 7.300C5 14 2 12 2 8V3z", sign("stone"), edge(sign("stone-dark"), 0.9)) +
    path("M8 1v14.300C5 14 2 12 2 8V3z", sign("stone-light")),
  wound: line("M3 13 13 3M3 3l10 10", sign("power"), 3.2, { "stroke-linecap": "round" }),
  skull:
    path("M8 1c4 0 6 3 6 6 0 2-1 3-2 4v3H4v-3C3 10 2 9 2 7c0-3 2-6 6-6z", pigment("ink")) +
    circle(5.6, 7.2, 1.6, LEAD) +
    circle(10.4, 7.2, 1.6, LEAD),
  to: path("M2 7h8V4l5 4.500L10 13v-3H2z", pigment("on-card-soft")),
  clerk:
    path("M8 6c3 0 4.500 3 5 9H3c.5-6 2-9 5-9z", PIECE) +
    circle(8, 4.8, 2.5, PIECE) +
    path("M.5 2.600h15v1.600H.5z", PIECE),
  Sp:
    line("M12.500 3v12", PIECE, 1.5) +
    path("M12.500 0l2 4h-4zM7 6c3 0 4 3 4.500 9h-9C3 9 4 6 7 6z", PIECE) +
    circle(7, 4, 2.6, PIECE),
  Ar:
    line("M10 2c5 3 5 9 0 12", PIECE, 1.6) +
    line("M10 2v12M5 8h10", PIECE, 1) +
    path("M6 6c3 0 3.500 3 4 9H1.500C2 9 3 6 6 6z", PIECE) +
    circle(6, 4, 2.6, PIECE),
  Ho: path(
    "M2 15c0-6 4-6 5.500-11L9 1l1 2.500c3 .8 5 3 5.500 5.500l-2 1.500-3.500-1.500c-.8 2-.5 4 .5 6z",
    PIECE,
  ),
  barricade: path("M2 15 9 2l1.600 1L4 15zM14 15 7 2 5.400 3 12 15zM1 9h14v1.600H1z", sign("wood-dark")),
  wall:
    path("M1 15V4h3v2h2.500V4h3v2H12V4h3v11z", sign("wall"), edge(sign("wall-dark"))) +
    line("M1 10.500h14M5.500 6v4.500M10.500 6v4.500M8 10.500V15", sign("wall-dark"), 0.8),
  tea:
    path("M2 4h10v4c0 4-2 6-5 6s-5-2-5-6z", LEAD, edge(pigment("deck-tactic"), 1)) +
    line("M12 5.500c4-.5 3 5 0 4", pigment("deck-tactic"), 1.3),
  advisor:
    rect(3, 1, 10, 14, pigment("deck-advisor"), { rx: 1.5 }) +
    circle(8, 6, 2.4, SILK) +
    path("M4.500 13c.5-4 6.500-4 7 0z", SILK),
  overseer: line("M4 1v14", PIECE, 1.6) + path("M4 1.500h10l-3 3.200 3 3.300H4z", PIECE),
  horde: path("M2 15c0-8 2-12 6-12s6 4 6 12zM7 3V0h2v3z", pigment("deck-horde")) + path("M5 9h6v2H5z", SILK),
};
