/**
 * A position being made up: what a person painted, and nothing that follows from it. What is allowed, and what follows,
 * is the server's word.
 */

import { pictureOfMap, type Picture } from "../data/picture";
import { mapOf } from "../data/position";
import { DIRECTIONS, nameOf, type Space, type SpaceName } from "../data/space";
import { type Colour, type Province, type Seat, type TileName, TILES } from "../data/view";
import type { QinDraft } from "../../../wire/messages";

export const PAINTS = ["r", "y", "b", "erase"] as const;
export type Paint = (typeof PAINTS)[number];
export type Tool = Paint | Seat; // a seat: its pagoda

export const UNKNOWN = "??";
export type Held = TileName | typeof UNKNOWN;
const HAND = 3; // tiles
const OPEN = "*"; // what the server is to fill in

export interface Sketch {
  readonly players: number;
  readonly rows: readonly string[]; // the map, with r, y and b where tiles lie
  readonly pagodas: readonly (readonly [SpaceName, string])[]; // where each was set, and whose: `0`, seldom `0x1`
  readonly hands: readonly (readonly Held[])[];
  readonly mover: Seat | null;
  readonly out: string; // who has resigned, as the position said it
}

export function blank(rows: readonly string[], players: number): Sketch {
  return { players, rows, pagodas: [], hands: hands([], players), mover: 0, out: "-" };
}

function hands(known: Sketch["hands"], players: number): Sketch["hands"] {
  return Array.from({ length: players }, (_, seat) => known[seat] ?? Array<Held>(HAND).fill(UNKNOWN));
}

/** The map under the tiles. */
export function bare(rows: readonly string[]): string[] {
  return mapOf(rows.join("/"));
}

export function signAt({ rows }: Sketch, { column, row }: Space): string {
  return rows[row]?.[column] ?? "~";
}

/** Whether a tool does anything there: tiles lie on grass, and on grass or water nothing can be owned. */
export function takes(sketch: Sketch, space: Space, tool: Tool): boolean {
  const sign = signAt(sketch, space);
  if (tool === "erase") return true;
  return typeof tool === "number" ? !".~".includes(sign) : ".ryb".includes(sign);
}

/** The squares that hang together with one: of the same colour, or of the same village. */
export function areaAt(rows: readonly string[], space: Space): Space[] {
  const signOf = ({ column, row }: Space) => rows[row]?.[column]?.toUpperCase();
  const sign = signOf(space);
  const found = new Map<SpaceName, Space>();
  const open = [space];
  for (let next = open.pop(); next; next = open.pop()) {
    if (signOf(next) !== sign || found.has(nameOf(next))) continue;
    found.set(nameOf(next), next);
    for (const step of DIRECTIONS) open.push({ column: next.column + step.column, row: next.row + step.row });
  }
  return [...found.values()];
}

export function applied(sketch: Sketch, space: Space, tool: Tool): Sketch {
  if (!takes(sketch, space, tool)) return sketch;
  const sign = signAt(sketch, space);
  const owned = "V".includes(sign) || typeof tool === "number";
  const area = new Set((owned ? areaAt(sketch.rows, space) : [space]).map(nameOf));
  const others = sketch.pagodas.filter(([name]) => !area.has(name));
  if (typeof tool === "number")
    return { ...sketch, pagodas: [...others, [nameOf(space), String(tool)] as const] };
  const pagodas = tool === "erase" ? others : sketch.pagodas;
  if (!".ryb".includes(sign)) return { ...sketch, pagodas };
  const line = sketch.rows[space.row]!;
  const laid = line.slice(0, space.column) + (tool === "erase" ? "." : tool) + line.slice(space.column + 1);
  return { ...sketch, pagodas, rows: sketch.rows.map((row, i) => (i === space.row ? laid : row)) };
}

/** For another number of players: what belonged to those who go, goes too. */
export function withPlayers(sketch: Sketch, players: number): Sketch {
  return {
    ...sketch,
    players,
    pagodas: sketch.pagodas.filter(([, owner]) => parseInt(owner) < players),
    hands: hands(sketch.hands.slice(0, players), players),
    mover: sketch.mover !== null && sketch.mover < players ? sketch.mover : 0,
    out: "-",
  };
}

export function withTile(sketch: Sketch, seat: Seat, at: number, tile: Held): Sketch {
  const changed = sketch.hands.map((hand, s) =>
    s === seat ? hand.map((held, i) => (i === at ? tile : held)) : hand,
  );
  return { ...sketch, hands: changed };
}

/** Whether all tiles of the player to move are known. */
export function handKnown({ hands, mover }: Sketch): boolean {
  return mover !== null && !(hands[mover] ?? [UNKNOWN]).includes(UNKNOWN);
}

// --- as text ------------------------------------------------------------------------------------------------

/** The position as one line; what follows from it is left open. */
export function toText({ players, rows, pagodas, hands, mover, out }: Sketch): string {
  const packed = rows.map((row) => row.replace(/\.+/g, (grass) => String(grass.length))).join("/");
  const owners = pagodas.map(([name, owner]) => `${name}=${owner}`).join(",") || "-";
  const held = hands.map((hand) => hand.join("") || "-").join(",");
  return ["qin1", players, packed, owners, OPEN, held, OPEN, mover ?? "-", OPEN, out].join(" ");
}

/** What can be painted of a line of text; null where it is no position at all. */
export function fromText(text: string): Sketch | null {
  const [format, count, packed = "", owners = "-", , held = "", , mover, , out = "-"] = text
    .trim()
    .split(/\s+/);
  const players = Number(count);
  if (format !== "qin1" || ![2, 3, 4].includes(players) || !/^[\dV~RYBrybstu/]+$/.test(packed)) return null;
  const rows = packed
    .split("/")
    .map((row) =>
      row
        .replace(/\d+/g, (grass) => ".".repeat(Math.min(Number(grass), 99)))
        .replace(/[stu]/g, (cut) => "ryb"["stu".indexOf(cut)]!),
    );
  const pagodas = [...owners.matchAll(/([a-z]\d{1,2})=([0-3](?:x[12])?)/g)].map(
    ([, name, owner]) => [name!, owner!] as const,
  );
  const known = held.split(",").map((hand) =>
    [...hand.matchAll(/../g)]
      .map(([tile]) => tile)
      .filter(isHeld)
      .slice(0, HAND),
  );
  if (known.length !== players || !rows.every((row) => row.length === rows[0]!.length)) return null;
  return {
    players,
    rows,
    pagodas,
    hands: known,
    mover: /^[0-3]$/.test(mover ?? "") ? Number(mover) : null,
    out,
  };
}

function isHeld(tile: string): tile is Held {
  return tile === UNKNOWN || (TILES as readonly string[]).includes(tile);
}

// --- as a picture -------------------------------------------------------------------------------------------

/** What was painted, with what the server has found in it: how high pagodas are, and who has taken a village. */
export function pictureOfSketch({ rows, pagodas }: Sketch, drawn: QinDraft | null): Picture {
  const ground = pictureOfMap({ name: "", rows: bare(rows) });
  const ownerIn = (cells: readonly SpaceName[]): Seat | null => {
    const last = pagodas.findLast(([name]) => cells.includes(name));
    return last ? parseInt(last[1]) : null;
  };
  const seen = new Set<SpaceName>();
  const regions: Province[] = [];
  rows.forEach((line, row) =>
    [...line].forEach((sign, column) => {
      const colour = sign.toUpperCase();
      if (!"RYB".includes(colour) || seen.has(nameOf({ column, row }))) return;
      const cells = areaAt(rows, { column, row }).map(nameOf);
      cells.forEach((cell) => seen.add(cell));
      const owner = ownerIn(cells);
      const found = drawn?.provinces.find(
        (each) => each.cells.length === cells.length && cells.includes(each.cells[0]!),
      );
      regions.push({
        cells,
        colour: colour as Colour,
        owner,
        pagodas: owner === null ? 0 : found?.pagodas || 1,
      });
    }),
  );
  return {
    ...ground,
    starts: ground.starts.filter(({ space }) => areaAt(rows, space).length === 1),
    villages: ground.villages.map(({ cells }) => ({
      cells,
      owner: ownerIn(cells) ?? drawn?.villages.find((each) => cells.includes(each.cells[0]!))?.owner ?? null,
    })),
    regions,
  };
}
