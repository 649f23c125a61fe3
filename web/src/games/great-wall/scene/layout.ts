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

/** The whole table in one picture, for a window of that size in pixels. */
export function layoutFor(width: number, height: number, sections: number): Layout {
  if (width < 700) return phone(width, height, sections);
  return width < 1000 ? tablet(width, height, sections) : wide(width, height, sections);
}

function wide(width: number, height: number, sections: number): Layout {
  const k = Math.min(height / HIGH, width / WIDE);
  const [w, h] = [width / k, height / k];
  const more = h - HIGH; // a window that is higher than it needs: more steppe, then more city
  const foot = 348 + more * 0.45;
  const city = foot + ROAD;
  const lot = 81 + more * 0.14;
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
  const h = Math.max(height / k, 1010);
  const sky = 142;
  const foot = sky + 384 + (h - 1010) * 0.5;
  const city = foot + ROAD;
  const lot = 100 + (h - 1010) * 0.1;
  const kerb = city + 2 * lot;
  const court = 242;
  return {
    shape: "tablet",
    w,
    h: Math.max(h, kerb + KERB + 14 + court + 190),
    k,
    foot,
    road: ROAD,
    sky: { x: 8, y: 4, w: w - 16, h: sky - 4 },
    sections: thirds(0, sky, w, foot - sky + ROAD, sections),
    lots: grid(2, city, w - 4, lot, 5),
    honor: { x: 0, y: kerb, w, h: KERB },
    court: { x: 8, y: kerb + KERB + 6, w: w - 16, h: court },
    side: { x: 0, y: kerb + KERB + 14 + court, w, h: 190 },
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
