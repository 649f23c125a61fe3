/** What the overview draws: a table without players, drawn with the table's own parts. */

import type { Horde, Location, Section } from "../data/tabletop";

const LOCATION: Location = {
  place: "lum",
  spots: 3,
  free: 0,
  clerks: [],
  locked: true,
  activates: true,
  resolving: false,
  shameful: true,
  shame: null,
  gains: [],
  overseers: [],
};

/** Two Clerks of mine and one of another Clan: no player is alone. */
export const FULL: Location = { ...LOCATION, clerks: [2, 1] };
/** Three Clerks of mine. */
export const LONELY: Location = { ...LOCATION, place: "bar", clerks: [3, 0], shame: 0 };

export const FIRST_HORDE: Horde = {
  card: "H1-M",
  type: "H1",
  power: 2,
  more: 0,
  honor: 3,
  spots: { a2: "H1", a3: "W1", b2: "S1", b3: "H2" },
  covers: { b2: { clan: 0, soldier: "Sp" }, b3: { clan: 0, soldier: "Sp" }, a2: { wound: true } },
  free: 1,
  counts: [2, 0],
  leader: 0,
  deaths: [1, 0],
  breach_shame: 0,
  shielded: false,
  toll: 0,
};

/** A Wall of level 1 with a Barricade, against the strongest Horde. */
export const SECTION: Section = {
  section: "M",
  wall: { level: 1, complete: false, defense: 5, firing: 2 },
  barricades: 1,
  barricade_spots: 3,
  barricade_defense: 2,
  help: 0,
  help_by: "",
  defense: 7,
  power: 5,
  breach: null,
  held: null,
  archers: [1, 0],
  rest: [
    { Sp: 1, Ar: 0, Ho: 0 },
    { Sp: 0, Ar: 0, Ho: 0 },
  ],
  hordes: [
    {
      ...FIRST_HORDE,
      card: "H6-M",
      type: "H6",
      power: 5,
      honor: 8,
      spots: { a2: "H2", a3: "G1", a4: "T1", a5: "H3", b3: "H2", b4: "G1" },
      covers: {},
      free: 6,
      counts: [],
      leader: null,
      deaths: [],
    },
  ],
};
