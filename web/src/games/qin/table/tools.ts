/** Where the buttons of a tile that was put down stand: beside it, over what matters least there. */

import type { Picture } from "../data/picture";
import { beside, nameOf, type Space, type SpaceName, spaceOf } from "../data/space";
import { TURNS } from "../data/hold";
import type { Placement } from "../data/token";

/** Measured in spaces of the board; left and top may lie between two. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 0.15; // between the tile and the buttons
const [TILE, CONCERNED, COLOURED, GRASS] = [1000, 20, 3, 1]; // what it costs to cover a space

/** The best spot for buttons of this size. It depends on nothing that comes later: they never jump. */
export function toolsPlace(picture: Picture, placement: Placement, width: number, height: number): Box {
  const costs = costsOf(picture, placement);
  const spaces = [placement.first, placement.second];
  const left = Math.min(...spaces.map(({ column }) => column));
  const right = Math.max(...spaces.map(({ column }) => column)) + 1;
  const top = Math.min(...spaces.map(({ row }) => row));
  const bottom = Math.max(...spaces.map(({ row }) => row)) + 1;
  const middle = (left + right - width) / 2;
  const centre = (top + bottom - height) / 2;
  const ways = [
    ...[middle, left, right - width].flatMap((x) => [
      { left: x, top: bottom + GAP },
      { left: x, top: top - height - GAP },
    ]),
    ...[centre, top, bottom - height].flatMap((y) => [
      { left: right + GAP, top: y },
      { left: left - width - GAP, top: y },
    ]),
  ];
  let best: Box | null = null;
  let least = Infinity;
  for (const way of ways) {
    const box = {
      left: clamp(way.left, 0, picture.width - width),
      top: clamp(way.top, 0, picture.height - height),
      width,
      height,
    };
    const cost = covered(box, costs);
    if (cost < least - 1e-6) [best, least] = [box, cost];
  }
  return best!;
}

/** What each space is worth being seen; grass, which is not in it, the least. */
function costsOf(picture: Picture, { first, second }: Placement): Map<SpaceName, number> {
  const tile = [nameOf(first), nameOf(second)];
  const regions = picture.regions.filter(({ cells }) => touch(cells, tile));
  const near = [...tile, ...regions.flatMap(({ cells }) => cells)];
  const villages = picture.villages.filter(({ cells }) => touch(cells, near));
  const costs = new Map<SpaceName, number>();
  for (const { cells } of [...picture.regions, ...picture.villages])
    cells.forEach((cell) => costs.set(cell, COLOURED));
  for (const { cells } of [...regions, ...villages]) cells.forEach((cell) => costs.set(cell, CONCERNED));
  tile.forEach((cell) => costs.set(cell, TILE));
  return costs;
}

function touch(cells: readonly SpaceName[], others: readonly SpaceName[]): boolean {
  return cells.some((cell) => TURNS.some((turn) => others.includes(nameOf(beside(spaceOf(cell), turn)))));
}

/** The sum over all spaces under the box, each as far as it is covered. */
export function covered(box: Box, costs: ReadonlyMap<SpaceName, number>): number {
  let sum = 0;
  for (let row = Math.floor(box.top); row < box.top + box.height; row += 1)
    for (let column = Math.floor(box.left); column < box.left + box.width; column += 1)
      sum += (costs.get(nameOf({ column, row })) ?? GRASS) * overlap(box, { column, row });
  return sum;
}

function overlap(box: Box, { column, row }: Space): number {
  const wide = Math.min(box.left + box.width, column + 1) - Math.max(box.left, column);
  const high = Math.min(box.top + box.height, row + 1) - Math.max(box.top, row);
  return Math.max(0, wide) * Math.max(0, high);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
