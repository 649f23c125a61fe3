/** From a point on the screen to a space of the board. */

import type { Space } from "../data/space";
import { CELL } from "../draw/outline";

export function spaceAt(
  svg: SVGSVGElement,
  x: number,
  y: number,
  width: number,
  height: number,
): Space | null {
  const matrix = svg.getScreenCTM();
  if (!matrix) return null;
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  const column = Math.floor(point.x / CELL);
  const row = Math.floor(point.y / CELL);
  return column >= 0 && row >= 0 && column < width && row < height ? { column, row } : null;
}
