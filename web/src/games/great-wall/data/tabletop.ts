/** The table as a person sees it, with everything filled in that goes without saying on the wire. */

import type {
  GreatWallArmy,
  GreatWallClanBoard,
  GreatWallCover,
  GreatWallGoods,
  GreatWallHorde,
  GreatWallLocation,
  GreatWallMission,
  GreatWallOwn,
  GreatWallPayment,
  GreatWallRequest,
  GreatWallSection,
  GreatWallSolo,
  GreatWallView,
} from "../../../wire/generated";

export type Army = Required<GreatWallArmy>;
export type Goods = Required<GreatWallGoods>;
export type Cover = GreatWallCover;
export type Horde = Required<GreatWallHorde>;
export type Location = Required<GreatWallLocation>;
export type Payment = Required<GreatWallPayment>;
export type Request = Omit<Required<GreatWallRequest>, "payments"> & { payments: Payment[] };
export type Ahead = Required<GreatWallSolo["ahead"]>;
export type Solo = Omit<Required<GreatWallSolo>, "ahead"> & { ahead: Ahead };
export type Section = Omit<Required<GreatWallSection>, "hordes" | "rest"> & { hordes: Horde[]; rest: Army[] };
export type ClanBoard = Omit<Required<GreatWallClanBoard>, "pool" | "shamed" | "income"> & {
  pool: Army;
  shamed: Army;
  income: Goods;
};
export type Own = Omit<Required<GreatWallOwn>, "goods"> & { goods: Goods };
export type Mission = Omit<Required<GreatWallMission>, "requests"> & { requests: (Request | null)[] };
export type Tabletop = Omit<
  GreatWallView,
  "sections" | "locations" | "warehouse" | "clans" | "mission" | "solo" | "own"
> & {
  sections: Section[];
  locations: Location[];
  warehouse: Goods;
  clans: ClanBoard[];
  mission: Mission | null;
  solo: Solo | null;
  own: Own | null;
};

const army = (found: GreatWallArmy = {}): Army => ({ Sp: 0, Ar: 0, Ho: 0, ...found });
const goods = (found: GreatWallGoods = {}): Goods => ({ W: 0, S: 0, G: 0, C: 0, ...found });
const horde = (found: GreatWallHorde): Horde => ({
  more: 0,
  covers: {},
  free: 0,
  counts: [],
  leader: null,
  deaths: [],
  breach_shame: 0,
  shielded: false,
  toll: 0,
  ...found,
});
const section = (found: GreatWallSection): Section => ({
  barricades: 0,
  help: 0,
  help_by: "",
  breach: null,
  held: null,
  ...found,
  rest: found.rest.map(army),
  hordes: (found.hordes ?? []).map(horde),
});
const location = (found: GreatWallLocation): Location => ({
  spots: null,
  free: null,
  locked: false,
  activates: false,
  resolving: false,
  shameful: false,
  shame: null,
  gains: [],
  overseers: [],
  ...found,
});
const board = (found: GreatWallClanBoard): ClanBoard => ({
  kind: "player",
  left: false,
  honor: 0,
  dying: {},
  arriving: {},
  clerks: 0,
  clerks_new: 0,
  general: null,
  advisors: [],
  supporting: [],
  used: [],
  command: [],
  discards: [],
  card: null,
  chosen: false,
  tactics: 0,
  claimed: [],
  trophies: 0,
  lost: null,
  wounds: 0,
  built: 0,
  levy: 0,
  scoring: null,
  ...found,
  pool: army(found.pool),
  shamed: army(found.shamed),
  income: goods(found.income),
});
const request = (found: GreatWallRequest): Request => ({
  needs: [],
  met: false,
  ...found,
  payments: (found.payments ?? []).map((payment) => ({ together: false, able: [], ...payment })),
});
const solo = (found: GreatWallSolo): Solo => ({
  played: [],
  ...found,
  ahead: {
    clerks: [],
    activates: null,
    section: null,
    spot: null,
    wall: null,
    overseer: null,
    advisor: null,
    ...found.ahead,
  },
});

export function filled(view: GreatWallView): Tabletop {
  return {
    ...view,
    sections: view.sections.map(section),
    locations: view.locations.map(location),
    warehouse: goods(view.warehouse),
    clans: view.clans.map(board),
    mission: view.mission && {
      fulfilled: [],
      events: [],
      shame: 0,
      last: false,
      ...view.mission,
      requests: view.mission.requests.map((found) => found && request(found)),
    },
    solo: view.solo && solo(view.solo),
    own: view.own && {
      tactics: [],
      drawn: 0,
      chosen: null,
      window: null,
      reserved: null,
      ...view.own,
      goods: goods(view.own.goods),
    },
  };
}
