/** Where everything lies. Places never move while one plays: only the size of the window decides. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Layout {
  shape: "wide" | "tablet" | "phone";
  w: number; // in units of the drawing
  h: number;
  k: number; // pixels for each unit
  foot: number; // of the Wall
  sky: Box;
  sections: Box[];
  road: number; // how high it is
  lots: Box[];
  honor: Box;
  court: Box;
  side: Box;
}

const WIDE = 1280;
const HIGH = 690;
const ROAD = 36;
const KERB = 18;
const LOT = 108; // how high a Location is where its Clerks stand two by two
const LARGER = 0.7; // of what a larger window gives, the rest is room
const OPEN = 42; // by which the courtyard grows until its cards are open

/** The whole table in one picture, for a window of that size in pixels. */
export function layoutFor(width: number, height: number, sections: number): Layout {
  if (width <= 0 || height <= 0) return wide(WIDE, HIGH, sections); // not on the screen, or not yet
  if (width < 700) return phone(width, height, sections);
  return width < 1000 ? tablet(width, height, sections) : wide(width, height, sections);
}

function wide(width: number, height: number, sections: number): Layout {
  const fit = Math.min(height / HIGH, width / WIDE);
  const k = fit > 1 ? fit ** LARGER : fit; // a large window: everything larger, and more room beside
  const [w, h] = [width / k, height / k];
  const more = h - HIGH; // what it is higher than it needs: for steppe, city and the cards in the courtyard
  const court = Math.min(more * 0.5, OPEN);
  const foot = 348 + (more - court) * 0.6;
  const city = foot + ROAD;
  const lot = 81 + (more - court) * 0.2;
  const kerb = city + 2 * lot;
  const side = w > 1360 ? 246 : 216;
  const inner = w - side;
  return {
    shape: "wide",
    w,
    h,
    k,
    foot,
    road: ROAD,
    sky: { x: 12, y: 4, w: w - 24, h: 70 },
    sections: thirds(0, 74, w, foot - 74 + ROAD, sections),
    lots: grid(6, city, inner - 8, lot, 5),
    honor: { x: 0, y: kerb, w: inner, h: KERB },
    court: { x: 10, y: kerb + KERB + 5, w: inner - 14, h: h - kerb - KERB - 6 },
    side: { x: inner, y: city, w: side, h: h - city },
  };
}

function tablet(width: number, height: number, sections: number): Layout {
  const w = 820;
  const k = width / w;
  const sky = 132;
  const steppe = sections > 2 ? 354 : 268; // with three Sections one Horde of each stands behind the others
  const mine = 124; // goods, pools, Tactic cards, leaders, Advisors for hire; below them the hand, beside it the other Clans
  const beside = sections > 2 ? 156 : 210;
  const fixed = sky + steppe + ROAD + KERB + 6 + mine + beside;
  const h = Math.max(height / k, fixed + 2 * LOT);
  const lot = Math.min(LOT + (h - fixed - 2 * LOT) * 0.25, 120);
  const foot = sky + steppe + Math.max(0, h - fixed - 2 * lot);
  const city = foot + ROAD;
  const kerb = city + 2 * lot;
  return {
    shape: "tablet",
    w,
    h,
    k,
    foot,
    road: ROAD,
    sky: { x: 8, y: 4, w: w - 16, h: sky - 4 },
    sections: thirds(0, sky, w, foot - sky + ROAD, sections),
    lots: grid(2, city, w - 4, lot, 5),
    honor: { x: 0, y: kerb, w, h: KERB },
    court: { x: 8, y: kerb + KERB + 6, w: w - 16, h: mine + 118 },
    side: { x: 400, y: kerb + KERB + 6 + mine, w: w - 400, h: beside },
  };
}

/** Three panes beside each other, each as wide as the screen; every box counts from its own pane. */
function phone(width: number, height: number, sections: number): Layout {
  const w = 390;
  const k = width / w;
  const h = height / k;
  const high = Math.max(h, 430);
  const foot = high - ROAD - 26;
  return {
    shape: "phone",
    w,
    h,
    k,
    foot,
    road: ROAD + 26,
    sky: { x: 0, y: 0, w, h: 50 },
    sections: thirds(0, 0, w, high, sections),
    lots: grid(2, 4, w - 4, Math.max((h - 8) / 5, 104), 2),
    honor: { x: 0, y: 0, w, h: KERB },
    court: { x: 8, y: 4, w: w - 16, h: 360 },
    side: { x: 0, y: 0, w, h },
  };
}

const thirds = (x: number, y: number, w: number, h: number, n: number): Box[] =>
  Array.from({ length: n }, (_, i) => ({ x: x + (i * w) / n, y, w: w / n, h }));

const grid = (x: number, y: number, w: number, h: number, columns: number): Box[] =>
  Array.from({ length: 10 }, (_, i) => ({
    x: x + ((i % columns) * w) / columns,
    y: y + Math.floor(i / columns) * h,
    w: w / columns,
    h,
  }));
