/** Pieces of drawings as text: paths, circles and rectangles, with pigments for colors. Nothing of it comes from outside. */

type Attributes = Readonly<Record<string, string | number>>;

/** A pigment of pigments.css by its name. */
export const pigment = (name: string) => `var(--draw-${name})`;

function tag(name: string, attributes: Attributes): string {
  const said = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
  return `<${name} ${said.join(" ")}/>`;
}

export const path = (d: string, fill: string, more: Attributes = {}) => tag("path", { d, fill, ...more });

/** A path that is only a line. */
export const line = (d: string, stroke: string, width: number, more: Attributes = {}) =>
  tag("path", { d, fill: "none", stroke, "stroke-width": width, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  tag("circle", { cx, cy, r, fill, ...more });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) => tag("ellipse", { cx, cy, rx, ry, fill, ...more });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
) => tag("rect", { x, y, width, height, fill, ...more });

/** Something drawn elsewhere, moved and scaled. */
export const at = (x: number, y: number, scale: number, drawn: string, turn = 0) =>
  `<g transform="translate(${x} ${y}) scale(${scale})${turn ? ` rotate(${turn})` : ""}">${drawn}</g>`;

/** A shade of what lies below. */
export const shade = (d: string, strength = 0.12) => path(d, "#000", { opacity: strength });
