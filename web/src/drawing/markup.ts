/** Shapes as SVG text: a picture of some hundred shapes is smaller as text than as components. */

type More = Record<string, string | number>;

const attributes = (more: More) =>
  Object.entries(more)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");

/** A pigment by its name. */
export const pigment = (name: string): string => `var(--draw-${name})`;

export const path = (d: string, fill: string, more: More = {}): string =>
  `<path d="${d}" fill="${fill}"${attributes(more)}/>`;

export const line = (d: string, stroke: string, width: number, more: More = {}): string =>
  path(d, "none", { stroke, "stroke-width": width, "stroke-linecap": "round", ...more });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: More = {},
): string =>
  `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(width)}" height="${fixed(height)}" fill="${fill}"${attributes(more)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more: More = {}): string =>
  `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r)}" fill="${fill}"${attributes(more)}/>`;

export const group = (content: string, more: More): string => `<g${attributes(more)}>${content}</g>`;

/** Something that was drawn around (0, 0), at its place and in its size. */
export const at = (x: number, y: number, scale: number, content: string): string =>
  `<g transform="translate(${fixed(x)} ${fixed(y)}) scale(${fixed(scale)})">${content}</g>`;

export const fixed = (value: number): number => Math.round(value * 100) / 100;

export const shadow = (rx: number, ry = 3): string =>
  `<ellipse cx="1.5" cy="0" rx="${rx}" ry="${ry}" fill="${pigment("shadow")}" opacity=".22"/>`;
