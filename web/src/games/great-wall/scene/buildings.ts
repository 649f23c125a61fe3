/** Ten buildings on a grid of 80 by 68, and what the land is furnished with; light comes from the top left. */

/** A roof with lifted eaves: (x, y) is the middle of the eave line. */
export function roof(x: number, y: number, w: number, h: number, fill: string, ridge: string): string {
  const a = w / 2;
  const o = a * 0.2 + 4;
  const t = a * 0.52;
  return `<path d="M${x - a - o} ${y - 4}Q${x - a * 0.72} ${y - 1} ${x - t} ${y - h}H${x + t}Q${x + a * 0.72} ${y - 1} ${x + a + o} ${y - 4}L${x + a} ${y + 2.5}H${x - a}z" fill="${fill}"/><path d="M${x + t * 0.2} ${y - h}H${x + t}Q${x + a * 0.72} ${y - 1} ${x + a + o} ${y - 4}L${x + a} ${y + 2.5}H${x + a * 0.35}z" fill="#000" opacity=".16"/><path d="M${x - t - 3} ${y - h - 2.5}h${2 * t + 6}v3.5h-${2 * t + 6}z" fill="${ridge}"/><path d="M${x - t - 3.5} ${y - h - 3.5}h${2 * t + 7}l3 ${h * 0.5}q${-t * 0.4}-4 ${-t * 0.7} 0t${-t * 0.7} 0t${-t * 0.6}-1z" fill="var(--draw-snow)"/>`;
}
const box = (x: number, y: number, w: number, h: number, fill = "var(--draw-plaster)"): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/><rect x="${x + w * 0.62}" y="${y}" width="${w * 0.38}" height="${h}" fill="#000" opacity=".1"/>`;
const cols = (x: number, y: number, w: number, h: number, n: number, fill = "var(--draw-cinnabar)"): string =>
  `<path d="${Array.from({ length: n }, (_, i) => `M${(x + (i * (w - 4)) / (n - 1)).toFixed(1)} ${y}h4v${h}h-4z`).join("")}" fill="${fill}"/>`;
const win = (x: number, y: number, w: number, h: number): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="var(--draw-window)"/>`;
const ground = `<ellipse cx="40" cy="62" rx="38" ry="5" fill="var(--draw-shadow)" opacity=".2"/>`;

const BUILDINGS: Readonly<Record<string, string>> = {
  lum:
    ground +
    box(22, 34, 40, 27, "var(--draw-wood-light)") +
    win(30, 42, 9, 19) +
    roof(42, 35, 44, 15, "var(--draw-wood)", "var(--draw-wood-dark)") +
    `<circle cx="15" cy="44" r="14" fill="none" stroke="var(--draw-wood-dark)" stroke-width="4"/><path d="M15 30v28M1 44h28M5 34l20 20M25 34 5 54" stroke="var(--draw-wood-dark)" stroke-width="2"/><circle cx="15" cy="44" r="3.5" fill="var(--draw-ochre)"/><g fill="var(--draw-wood-light)" stroke="var(--draw-wood-dark)" stroke-width="1.5"><circle cx="54" cy="57" r="5"/><circle cx="65" cy="57" r="5"/><circle cx="59.5" cy="48.5" r="5"/></g>`,
  qua:
    ground +
    `<path d="M3 62 12 34l12-4 6-14 16-6 9 13 10 5 8 34z" fill="var(--draw-stone)"/><path d="M46 10l9 13 10 5 8 34H44l-4-20 8-10z" fill="var(--draw-stone-shade)"/><path d="M12 34l12-4 16 12H18zM30 16l16-6 2 20-12-3z" fill="var(--draw-stone-light)"/><path d="M40 62 52 18l12 44M52 18 74 30v12" fill="none" stroke="var(--draw-wood-dark)" stroke-width="3"/><path d="M69 42h10v8H69z" fill="var(--draw-stone-light)" stroke="var(--draw-stone-joint)"/><path d="M10 54h13v9H10zM24 54h13v9H24zM17 45h13v9H17z" fill="var(--draw-stone-light)" stroke="var(--draw-stone-joint)" stroke-width="1.2"/>`,
  gol:
    ground +
    `<path d="M2 62C6 34 20 12 38 10s34 22 38 52z" fill="var(--draw-steppe-4)"/><path d="M38 10c18-2 34 22 38 52H48C56 40 48 20 38 10z" fill="#000" opacity=".14"/><path d="M22 62V38h26v24z" fill="#241a14"/><path d="M18 62V36h6v26zM46 62V36h6v26zM15 31h40v7H15z" fill="var(--draw-wood)"/><path d="M28 46h16l-3 10H31z" fill="var(--draw-wood-dark)"/><path d="M27 47l4-7 5 3 4-5 5 9z" fill="var(--draw-gamboge)"/><circle cx="32" cy="58" r="3.5" fill="var(--draw-wood-dark)"/><circle cx="41" cy="58" r="3.5" fill="var(--draw-wood-dark)"/><path d="M60 55l5-5 4 4 4-2 3 9H58z" fill="var(--draw-gamboge)"/><path d="M30 22l3-3 3 3-3 3zM52 24l2-2 2 2-2 2z" fill="var(--draw-gamboge)"/>`,
  tem:
    ground +
    box(24, 48, 30, 14) +
    win(35, 51, 8, 11) +
    roof(39, 49, 40, 10, "var(--draw-malachite)", "var(--draw-clan-0-side)") +
    box(28, 30, 22, 9) +
    roof(39, 31, 30, 10, "var(--draw-malachite)", "var(--draw-clan-0-side)") +
    box(31, 14, 16, 8) +
    roof(39, 15, 22, 10, "var(--draw-malachite)", "var(--draw-clan-0-side)") +
    `<path d="M39-3v9" stroke="var(--draw-gamboge)" stroke-width="3"/><path d="M62 62v-8h9v8z" fill="var(--draw-ochre)"/><path d="M66 52c-4-6 5-8 1-15" stroke="var(--draw-white-lead)" stroke-width="2" fill="none" opacity=".8"/>`,
  bar:
    ground +
    box(8, 38, 62, 24) +
    cols(8, 38, 62, 24, 6, "var(--draw-wood)") +
    win(33, 44, 12, 18) +
    roof(39, 39, 62, 16, "#6f6257", "var(--draw-ink)") +
    `<path d="M12 22V2M66 22V2" stroke="var(--draw-wood-dark)" stroke-width="2"/><path d="M12 2h15l-4 5 4 5H12zM66 2h11l-3 5 3 5H66z" fill="var(--draw-cinnabar)"/><path d="M50 61l6-20M54 61l4-20M58 61l2-20" stroke="#e9e4da" stroke-width="1.6"/>`,
  tea:
    ground +
    box(16, 46, 46, 16) +
    cols(16, 46, 46, 16, 5, "var(--draw-wood-dark)") +
    roof(39, 47, 54, 10, "var(--draw-pale-malachite)", "var(--draw-malachite)") +
    box(24, 26, 30, 11) +
    win(28, 28, 6, 7) +
    win(36, 28, 6, 7) +
    win(44, 28, 6, 7) +
    roof(39, 27, 38, 14, "var(--draw-pale-malachite)", "var(--draw-malachite)") +
    `<path d="M10 45v6" stroke="var(--draw-ink)"/><ellipse cx="10" cy="55" rx="5" ry="6" fill="var(--draw-cinnabar)"/><path d="M68 45v6" stroke="var(--draw-ink)"/><ellipse cx="68" cy="55" rx="5" ry="6" fill="var(--draw-cinnabar)"/><path d="M30 53h16c0 6-3 8-8 8s-8-2-8-8z" fill="var(--draw-white-lead)" stroke="var(--draw-azurite)" stroke-width="1.5"/>`,
  bui:
    ground +
    `<path d="M26 62V36h9v-7h9v7h9v-5h9v31z" fill="var(--draw-stone)"/><path d="M26 44h36M26 53h36M35 36v8M46 44v9M55 36v8M36 53v9M54 53v9" stroke="var(--draw-stone-joint)" stroke-width="1.3"/><path d="M22 62V20M42 62V20M66 62V20M18 28h54M18 44h54M22 62l20-18M42 44l24-16" stroke="var(--draw-wood)" stroke-width="2.6" fill="none"/><path d="M0 62l11-22 11 22z" fill="var(--draw-silk)"/><path d="M11 40l11 22H13z" fill="var(--draw-old-silk)"/><path d="M8 62l3-10 3 10z" fill="var(--draw-wood-dark)"/>`,
  log:
    ground +
    box(6, 36, 40, 26, "var(--draw-wood-light)") +
    `<path d="M12 62V44h12v18zM29 62V44h12v18z" fill="var(--draw-window)"/><path d="M12 53h12M29 53h12" stroke="var(--draw-wood-dark)" stroke-width="2.5"/>` +
    roof(26, 37, 42, 15, "var(--draw-ochre)", "var(--draw-wood-dark)") +
    `<path d="M44 48h30l-2 8H46z" fill="var(--draw-wood)"/><path d="M45 48c0-17 28-17 28 0z" fill="var(--draw-silk)"/><path d="M60 35c9 1 13 6 13 13H64z" fill="var(--draw-old-silk)"/><circle cx="51" cy="57" r="6" fill="none" stroke="var(--draw-wood-dark)" stroke-width="2.6"/><circle cx="67" cy="57" r="6" fill="none" stroke="var(--draw-wood-dark)" stroke-width="2.6"/>`,
  emb:
    ground +
    `<path d="M2 62l6-8h62l6 8z" fill="var(--draw-stone-light)"/><path d="M32 62l3-8h10l3 8z" fill="var(--draw-white-lead)"/>` +
    box(10, 38, 58, 16) +
    cols(10, 38, 58, 16, 6) +
    win(34, 41, 10, 13) +
    roof(39, 39, 60, 11, "var(--draw-gamboge)", "var(--draw-ochre)") +
    box(22, 20, 34, 9) +
    cols(22, 20, 34, 9, 5) +
    roof(39, 21, 42, 14, "var(--draw-gamboge)", "var(--draw-ochre)") +
    `<path d="M24 4c-2-3 0-5 3-4M54 4c2-3 0-5-3-4" stroke="var(--draw-ochre)" stroke-width="2.5" fill="none"/>`,
  aca:
    ground +
    box(12, 38, 54, 24) +
    cols(12, 38, 54, 24, 4, "var(--draw-wood-dark)") +
    roof(39, 39, 58, 13, "var(--draw-azurite)", "var(--draw-clan-1-side)") +
    roof(39, 24, 34, 13, "var(--draw-azurite)", "var(--draw-clan-1-side)") +
    `<path d="M26 24h26v3H26z" fill="var(--draw-plaster-shade)"/><circle cx="39" cy="50" r="10" fill="var(--draw-white-lead)" stroke="var(--draw-ink)" stroke-width="1.5"/><circle cx="39" cy="50" r="6.2" fill="var(--draw-cinnabar)"/><circle cx="39" cy="50" r="2.6" fill="var(--draw-gamboge)"/><path d="M5 62V44M73 62V44" stroke="var(--draw-wood-dark)" stroke-width="3"/><path d="M5 40l4 6H1zM73 40l4 6h-8z" fill="#e9e4da"/>`,
};

const HORDES: Readonly<Record<string, string>> = {
  H1: `<path d="M4 34C4 22 14 20 18 12l2-9 4 6c9 2 15 7 17 14l-6 4-8-4c-3 4-2 7 0 11z"/><circle cx="29" cy="15" r="1.6" fill="var(--draw-card)"/>`,
  H2: `<path d="M3 34c2-12 10-14 17-13l3-8c-4-5 3-12 8-7s0 9-3 9l2 9c6 0 9 3 11 10z"/><path d="M33 2c9 6 9 17 1 23" fill="none" stroke="currentColor" stroke-width="2.6"/><path d="M33 2l1 23" stroke="currentColor"/>`,
  H3: `<path d="M7 34V14C7 2 37 2 37 14v20z"/><circle cx="22" cy="19" r="7" fill="none" stroke="var(--draw-card)" stroke-width="2.4"/><circle cx="22" cy="19" r="2.6" fill="var(--draw-card)"/>`,
  H4: `<path d="M2 34l8-12h22l9 12zM16 22 34 2l4 3-16 17z"/><path d="M33-1h9v8h-9z"/><circle cx="11" cy="30" r="4" fill="var(--draw-card)"/><circle cx="32" cy="30" r="4" fill="var(--draw-card)"/>`,
  H5: `<path d="M12 34 28 4l4 2-14 28zM32 34 16 4l-4 2 14 28z"/><path d="M26 4c5-4 13-2 14 6-4-2-8-1-11 3zM18 4C13 0 5 2 4 10c4-2 8-1 11 3z"/>`,
  H6: `<path d="M9 34c0-20 4-26 13-26s13 6 13 26zM20 8V0h4v8z"/><path d="M22 0c8-4 12 2 10 9-2-5-5-6-10-5z"/><path d="M14 23h16v4H14z" fill="var(--draw-card)"/>`,
  H7: `<path d="M6 34C14 26 30 18 34 2c6 14-4 26-20 32z"/><path d="M4 22l12 12-3 3L1 25z"/>`,
  H8: `<path d="M4 26C4 4 40 4 40 26z"/><path d="M2 26h40v4H2z"/><circle cx="12" cy="31" r="5"/><circle cx="32" cy="31" r="5"/>`,
};
/** The co-op's Hordes borrow the silhouette of their like. */
const LIKE: Readonly<Record<string, string>> = {
  X1: "H1",
  X2: "H3",
  X3: "H4",
  X4: "H5",
  X5: "H6",
  X6: "H7",
  X7: "H8",
  X8: "H2",
};
export const hordeSymbol = (type: string): string => `gw-h-${LIKE[type] ?? (type in HORDES ? type : "H6")}`;

const PROPS: Readonly<Record<string, [string, string]>> = {
  stake: [
    `0 0 30 28`,
    `<ellipse cx="16" cy="25" rx="14" ry="3" fill="var(--draw-shadow)" opacity=".25"/><path d="M4 26 14 2l3 2L8 26zM26 26 15 2l-3 2 10 22z" fill="var(--draw-wood)"/><path d="M26 26 15 2l-1 .6L23.5 26z" fill="var(--draw-wood-dark)"/><path d="M1 17h28v3.500H1z" fill="var(--draw-wood-light)"/>`,
  ],
  maple: [
    `0 0 30 36`,
    `<ellipse cx="17" cy="33" rx="10" ry="3" fill="var(--draw-shadow)" opacity=".2"/><path d="M13.5 20h3v13h-3z" fill="var(--draw-wood-dark)"/><circle cx="15" cy="13" r="11" fill="var(--draw-leaf)"/><path d="M15 2a11 11 0 0 1 0 22c6-6 6-16 0-22z" fill="var(--draw-leaf-red)"/>`,
  ],
  pine: [
    `0 0 26 38`,
    `<ellipse cx="15" cy="35" rx="9" ry="3" fill="var(--draw-shadow)" opacity=".2"/><path d="M12 28h3v8h-3z" fill="var(--draw-wood-dark)"/><path d="M13 1l8 12h-3l6 9h-4l5 8H2l5-8H3l6-9H6z" fill="var(--draw-leaf-green)"/><path d="M13 1l8 12h-3l6 9h-4l5 8H13z" fill="#000" opacity=".14"/>`,
  ],
  fire: [
    `0 0 24 26`,
    `<ellipse cx="12" cy="23" rx="11" ry="3" fill="var(--draw-shadow)" opacity=".25"/><path d="M2 22l18-4M4 18l17 5" stroke="var(--draw-wood-dark)" stroke-width="3" stroke-linecap="round"/><path d="M12 1c6 7 7 10 7 13a7 7 0 0 1-14 0c0-4 4-5 7-13z" fill="var(--draw-cinnabar)"/><path d="M12 8c3 4 4 5 4 7a4 4 0 0 1-8 0c0-2 2-3 4-7z" fill="var(--draw-gamboge)"/>`,
  ],
  tent: [
    `0 0 40 30`,
    `<ellipse cx="21" cy="27" rx="19" ry="3" fill="var(--draw-shadow)" opacity=".22"/><path d="M2 27 20 2l18 25z" fill="var(--draw-silk)"/><path d="M20 2l18 25H22z" fill="var(--draw-old-silk)"/><path d="M15 27l5-13 5 13z" fill="var(--draw-wood-dark)"/>`,
  ],
  yurt: [
    `0 0 40 26`,
    `<path d="M3 25V14C10 4 30 4 37 14v11z" fill="var(--draw-white-lead)" opacity=".8"/><path d="M20 6.500c8 0 13 3 17 7.500v11H24z" fill="var(--draw-steppe-4)" opacity=".55"/><path d="M3 15h34v3H3z" fill="var(--draw-horde)" opacity=".7"/>`,
  ],
  cloud: [
    `0 0 90 24`,
    `<path d="M8 22a7 7 0 0 1 0-14h8a9 9 0 0 1 17-4 8 8 0 0 1 14 4h30a7 7 0 0 1 0 14z" fill="var(--draw-mist)" opacity=".75"/>`,
  ],
};

export function buildingSymbols(): string {
  const symbol = (id: string, box: string, drawn: string) =>
    `<symbol id="${id}" viewBox="${box}">${drawn}</symbol>`;
  return [
    ...Object.entries(BUILDINGS).map(([place, drawn]) => symbol(`gw-b-${place}`, "-2 -6 82 74", drawn)),
    ...Object.entries(HORDES).map(([type, drawn]) =>
      symbol(`gw-h-${type}`, "0 -4 44 40", `<g fill="currentColor">${drawn}</g>`),
    ),
    ...Object.entries(PROPS).map(([name, [box, drawn]]) => symbol(`gw-${name}`, box, drawn)),
  ].join("");
}
