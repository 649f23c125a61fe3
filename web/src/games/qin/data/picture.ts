/** What a board shows: a view turned into shapes, with nothing of the page in it. */

import { DIRECTIONS, nameOf, type Space, type SpaceName, spaceOf } from "./space";
import { placementOf } from "./token";
import type { BoardMap, Colour, Province, QinView, Seat, Village } from "./view";

export interface Start {
  space: Space;
  colour: Colour;
}

export interface Picture {
  width: number;
  height: number;
  ponds: Space[][];
  villages: Village[];
  starts: Start[]; // printed spaces that no province has reached yet
  regions: Province[]; // provinces, and single spaces without owner
  last: Space[][]; // where each of the newest tiles lies: those placed since this seat's own last placement
}

export function pictureOf(view: QinView): Picture {
  const ground = groundOf(view.options.board);
  const inProvince = new Set(view.provinces.flatMap((province) => province.cells));
  const singles = colouredSpaces(view.position)
    .filter(({ cell }) => !inProvince.has(cell))
    .map(({ cell, colour }) => ({ cells: [cell], colour, owner: null, pagodas: 0 }));
  return {
    ...ground,
    starts: ground.starts.filter(({ space }) => !inProvince.has(nameOf(space))),
    villages: view.villages,
    regions: [...view.provinces, ...singles],
    last: lastTiles(view),
  };
}

/** A bare map, for the editor and for choosing a board. */
export function pictureOfMap(map: BoardMap): Picture {
  const ground = groundOf(map);
  return {
    ...ground,
    villages: groups(map.rows, "V").map((cells) => ({ cells: cells.map(nameOf), owner: null })),
    regions: ground.starts.map(({ space, colour }) => ({
      cells: [nameOf(space)],
      colour,
      owner: null,
      pagodas: 0,
    })),
    last: [],
  };
}

type Ground = Pick<Picture, "width" | "height" | "ponds" | "starts">;

function groundOf({ rows }: BoardMap): Ground {
  const starts: Start[] = [];
  rows.forEach((line, row) => {
    [...line].forEach((sign, column) => {
      if ("RYB".includes(sign)) starts.push({ space: { column, row }, colour: sign as Colour });
    });
  });
  return { width: rows[0]?.length ?? 0, height: rows.length, ponds: groups(rows, "~"), starts };
}

/** The squares with this sign, those that share an edge together. */
function groups(rows: readonly string[], sign: string): Space[][] {
  const seen = new Set<SpaceName>();
  const found: Space[][] = [];
  rows.forEach((line, row) => {
    [...line].forEach((_, column) => {
      const group: Space[] = [];
      const open: Space[] = [{ column, row }];
      for (let space = open.pop(); space; space = open.pop()) {
        const name = nameOf(space);
        if (rows[space.row]?.[space.column] !== sign || seen.has(name)) continue;
        seen.add(name);
        group.push(space);
        for (const step of DIRECTIONS) {
          open.push({ column: space.column + step.column, row: space.row + step.row });
        }
      }
      if (group.length > 0) found.push(group);
    });
  });
  return found;
}

const COLOUR_OF_SIGN: Record<string, Colour> = {
  ...{ R: "R", Y: "Y", B: "B", r: "R", y: "Y", b: "B" },
  ...{ s: "R", t: "Y", u: "B" }, // cut off from their province by the end of the game
};

/** The coloured spaces of a position string, start spaces too. */
function colouredSpaces(position: string): { cell: SpaceName; colour: Colour }[] {
  const rows = (position.split(" ")[2] ?? "").split("/");
  return rows.flatMap((line, row) => {
    let column = 0;
    const found: { cell: SpaceName; colour: Colour }[] = [];
    for (const part of line.match(/\d+|\D/g) ?? []) {
      const colour = COLOUR_OF_SIGN[part];
      if (colour) found.push({ cell: nameOf({ column, row }), colour });
      column += /\d/.test(part) ? Number(part) : 1;
    }
    return found;
  });
}

function lastTiles({ latest, seat }: QinView): Space[][] {
  const tiles: Space[][] = [];
  for (const [by, choice] of latest) {
    if (by === seat && tiles.length > 0) break;
    const placement = placementOf(choice);
    if (placement) tiles.push([placement.first, placement.second]);
    if (by === seat || seat === null) break;
  }
  return tiles;
}

/** Where each region's pagoda stands: it stays where it stood, a new one near the middle. */
export function pagodaSpaces(
  regions: readonly Province[],
  before: ReadonlyMap<SpaceName, Seat>,
): Map<SpaceName, Province> {
  const stands = new Map<SpaceName, Province>();
  for (const region of regions) {
    if (region.owner === null || region.pagodas === 0) continue;
    const stood = region.cells.find((cell) => before.get(cell) === region.owner);
    stands.set(stood ?? middleOf(region.cells), region);
  }
  return stands;
}

function middleOf(cells: readonly SpaceName[]): SpaceName {
  const spaces = cells.map(spaceOf);
  const column = spaces.reduce((sum, space) => sum + space.column, 0) / spaces.length;
  const row = spaces.reduce((sum, space) => sum + space.row, 0) / spaces.length;
  const distance = (space: Space) => Math.hypot(space.column - column, space.row - row);
  return nameOf(spaces.reduce((best, space) => (distance(space) < distance(best) - 1e-9 ? space : best)));
}
