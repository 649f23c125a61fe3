/** Spaces are named as on a spreadsheet: columns a, b, c … from the left, rows 1, 2, 3 … from the top. */

export type SpaceName = string;

export interface Space {
  readonly column: number;
  readonly row: number;
}

export function spaceOf(name: SpaceName): Space {
  return { column: name.charCodeAt(0) - 97, row: Number(name.slice(1)) - 1 };
}

export function nameOf({ column, row }: Space): SpaceName {
  return String.fromCharCode(97 + column) + String(row + 1);
}

export function inReadingOrder(a: Space, b: Space): number {
  return a.row - b.row || a.column - b.column;
}

/** Right, down, left, up: the order in which a tile turns. */
export const DIRECTIONS = [
  { column: 1, row: 0 },
  { column: 0, row: 1 },
  { column: -1, row: 0 },
  { column: 0, row: -1 },
] as const;

export type Turn = 0 | 1 | 2 | 3;

export function beside({ column, row }: Space, turn: Turn): Space {
  const step = DIRECTIONS[turn];
  return { column: column + step.column, row: row + step.row };
}

export function sameSpace(a: Space | null, b: Space | null): boolean {
  return a !== null && b !== null && a.column === b.column && a.row === b.row;
}
