/** The table as it was at a moment of a season: the table before it, with what has happened since.
 *
 * The server sends the table after everything that ran by itself, and every event in between. What the events say
 * is applied here; it is for looking at, never for choosing.
 */

import type { GreatWallEvent, GreatWallSoldierType } from "../../../wire/generated";
import type { Goods, Horde, Section, Tabletop } from "../data/tabletop";

/** `real` is the table after all of it: where a thing looks the same there, it is taken from there. */
export function tableAfter(before: Tabletop, events: readonly GreatWallEvent[], real: Tabletop): Tabletop {
  const table = structuredClone(before);
  table.outcome = null;
  table.decision = null;
  for (const event of events) apply(table, event, real);
  for (const section of table.sections)
    weigh(
      section,
      real.sections.find((each) => each.section === section.section),
    );
  return table;
}

function apply(table: Tabletop, event: GreatWallEvent, real: Tabletop): void {
  const section = (name: string) => table.sections.find((each) => each.section === name);
  const clan = "seat" in event ? table.clans[event.seat] : undefined;
  switch (event.event) {
    case "began":
      if (event.what !== "turn") table.time.year = event.number;
      break;
    case "gained":
    case "paid":
      add(goodsOf(table, event), event.what, event.event === "gained" ? event.n : -event.n);
      break;
    case "donated":
      if (event.seat === table.seat) add(table.own?.goods, event.what, -event.n);
      break;
    case "stored":
      add(table.warehouse, event.what, event.n);
      break;
    case "burned":
      add(table.warehouse, event.what, -event.n);
      break;
    case "honor":
      if (clan) clan.honor = event.total;
      break;
    case "scored":
      event.totals.forEach((total, i) => {
        const scored = table.clans[i];
        if (scored) scored.honor = total;
      });
      break;
    case "shamed":
      table.shame = Math.max(0, table.shame - 1);
      break;
    case "cleared":
      table.shame += 1;
      break;
    case "built": {
      const built = section(event.section);
      if (built && event.level) raise(built, event.level, real);
      else if (built) built.barricades += 1;
      break;
    }
    case "dismantled": {
      const found = section(event.section);
      if (found) found.barricades = Math.max(0, found.barricades - event.n);
      break;
    }
    case "invaded": {
      const horde = hordeNamed(event.horde, table, real);
      if (horde) section(event.section)?.hordes.push(horde);
      table.decks.hordes = Math.max(0, table.decks.hordes - 1);
      table.shame = Math.max(0, table.shame - event.shame);
      break;
    }
    case "wounded": {
      const horde = hordeAt(table, event.spot);
      if (horde) horde.covers[event.spot.slice(2)] = { wound: true };
      if (clan) clan.wounds += 1;
      break;
    }
    case "defeated":
      for (const each of table.sections) each.hordes = each.hordes.filter(({ card }) => card !== event.horde);
      break;
    case "killed":
      if (!event.saved)
        bury(table, event.seat, event.soldier as GreatWallSoldierType, event.n, event.cause[1]);
      break;
    case "rested": {
      const soldier = event.soldier as GreatWallSoldierType;
      const rest = section(event.went)?.rest[event.seat] ?? clan?.pool;
      if (rest) rest[soldier] += event.n;
      break;
    }
    case "driven": {
      const left = section(event.section);
      if (left) left.archers[event.seat] = Math.max(0, (left.archers[event.seat] ?? 0) - 1);
      const rest = section(event.went)?.rest[event.seat] ?? clan?.pool;
      if (rest) rest.Ar += 1;
      break;
    }
    case "returned": {
      const place = table.locations.find((each) => each.place === event.location);
      if (place) place.clerks[event.seat] = Math.max(0, (place.clerks[event.seat] ?? 0) - event.n);
      if (clan) clan.clerks += event.n;
      break;
    }
    case "tea":
      table.tea = event.order;
      break;
    case "displayed":
      if (!table.display.includes(event.card)) table.display = [...table.display, event.card];
      break;
    case "took":
      table.display = table.display.filter((card) => card !== event.what);
      if (event.what === "clerk" && clan) clan.clerks += 1;
      break;
    case "moved":
      if (event.piece === "clerk") walk(table, event);
      break;
    case "swapped":
      swap(table, event.one, event.other);
      break;
    case "dismissed":
      table.display = table.display.filter((card) => card !== event.card);
      break;
  }
}

function walk(table: Tabletop, { seat, came, went }: { seat: number; came: string; went: string }): void {
  for (const [end, n] of [
    [came, -1],
    [went, 1],
  ] as const) {
    const place = table.locations.find((each) => each.place === end);
    const clan = table.clans[seat];
    if (place) place.clerks[seat] = Math.max(0, (place.clerks[seat] ?? 0) + n);
    else if (clan) clan.clerks = Math.max(0, clan.clerks + n);
  }
}

/** Two rows of a Section: `L1` and `L2`. */
function swap(table: Tabletop, one: string, other: string): void {
  const hordes = table.sections.find(({ section }) => section === one[0])?.hordes;
  const [first, second] = [Number(one[1]) - 1, Number(other[1]) - 1];
  if (hordes?.[first] && hordes[second]) [hordes[first], hordes[second]] = [hordes[second], hordes[first]];
}

function goodsOf(table: Tabletop, event: { seat: number; house: boolean }): Goods | undefined {
  if (event.house) return table.warehouse;
  return event.seat === table.seat ? table.own?.goods : undefined;
}

function add(goods: Goods | undefined, what: string, n: number): void {
  if (goods && what in goods) goods[what as keyof Goods] = Math.max(0, goods[what as keyof Goods] + n);
}

/** What a level gives is known where the Wall has that level in the end. */
function raise(section: Section, level: number, real: Tabletop): void {
  const end = real.sections.find((each) => each.section === section.section)?.wall;
  section.wall = end?.level === level ? end : { ...section.wall, level };
}

/** A Horde that came and fell within the season is known from its kind alone, if another one lies on the table. */
function hordeNamed(card: string, table: Tabletop, real: Tabletop): Horde | null {
  const hordes = [...real.sections, ...table.sections].flatMap((section) => section.hordes);
  const found =
    hordes.find((each) => each.card === card) ?? hordes.find(({ type }) => type === card.split("-")[0]);
  return found ? { ...structuredClone(found), card, covers: {}, counts: [], leader: null, deaths: [] } : null;
}

/** A spot is named by Section, row and cell: `L1b2`. */
function hordeAt(table: Tabletop, spot: string): Horde | undefined {
  return table.sections.find(({ section }) => section === spot[0])?.hordes[Number(spot[1]) - 1];
}

/** Soldiers die on Hordes first, then on the Wall; in one Section where the cause names it. */
function bury(table: Tabletop, clan: number, soldier: GreatWallSoldierType, n: number, where: string): void {
  const named = table.sections.filter(({ section }) => section === where);
  let left = n;
  for (const section of named.length > 0 ? named : table.sections) {
    for (const horde of section.hordes) {
      const pieces = new Set<string>();
      for (const [spot, cover] of Object.entries(horde.covers)) {
        if (cover.clan !== clan || cover.soldier !== soldier) continue;
        const piece = soldier === "Ho" ? `${cover.piece ?? 0}` : spot;
        if (left === 0 && !pieces.has(piece)) continue;
        if (!pieces.has(piece)) left -= 1;
        pieces.add(piece);
        delete horde.covers[spot];
      }
    }
    if (soldier === "Ar") {
      const dead = Math.min(left, section.archers[clan] ?? 0);
      section.archers[clan] = (section.archers[clan] ?? 0) - dead;
      left -= dead;
    }
  }
}

/** Hordes strengthen each other; where the same ones stand there in the end, so does their Power. */
function weigh(section: Section, end: Section | undefined): void {
  const names = ({ hordes }: Section) => hordes.map(({ card }) => card).join();
  section.power =
    end && names(section) === names(end)
      ? end.power
      : section.hordes.reduce((sum, { power }) => sum + power, 0);
  section.defense = section.wall.defense + section.barricades * section.barricade_defense + section.help;
  section.breach = section.power > section.defense ? (section.breach ?? { shame: [], deaths: [] }) : null;
}
