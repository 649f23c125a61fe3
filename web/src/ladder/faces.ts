/**
 * The faces of the levels: a few shapes each, on a field of 48 by 48. All share head, eyes and shoulders; what makes
 * them persons is what they wear, how they look, and how the mouth is drawn.
 */

export interface Face {
  ground: string; // behind the head
  robe: string;
  skin: string;
  shapes: readonly Shape[]; // hats, hair and beards, over the head
  eyes: keyof typeof EYES;
  mouth: string;
}

/** A path that is filled, or drawn as a line where it has no fill. */
export interface Shape {
  d: string;
  fill?: string;
  line?: string;
}

const INK = "#2a2118";
const HAIR = "#33281f";
const GREY = "#b9b2a6";
const STRAW = "#e2bd6a";
const GOLD = "#d9a52e";
const IRON = "#8d949c";
const RED = "#a8382a";
const GREEN = "#4d7f57";
const BLUE = "#3f6391";
const WHITE = "#f7f2e6";
const PALE = "#f0d9b8";
const WARM = "#e3bd92";
const BROWN = "#c99a6c";

export const EYES = {
  open: "M19.4 24a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0M26.4 24a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0",
  wide: "M18.7 24a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0M25.7 24a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0",
  shut: "M18.4 24q2.1 2 4.2 0q-2.1 3 -4.2 0M25.4 24q2.1 2 4.2 0q-2.1 3 -4.2 0",
  keen: "M18.2 22.6l4.4 1.6q-2.4 1.6 -4.4 -1.6M29.8 22.6l-4.4 1.6q2.4 1.6 4.4 -1.6",
  calm: "M18.4 23.6h4.2q-2.1 2.6 -4.2 0M25.4 23.6h4.2q-2.1 2.6 -4.2 0",
} as const;

const SMILE = "M20.5 29.5q3.5 3 7 0";
const GRIN = "M20 29q4 4.5 8 0";
const STRAIGHT = "M21 30.2h6";
const CROOKED = "M20.5 30.6q4 .6 7 -1.6";
const SMALL = "M22.4 30q1.6 1.4 3.2 0";

const FACES: Readonly<Record<string, Face>> = {
  wanderer: {
    ground: "#cfe0c3",
    robe: "#8a7a55",
    skin: WARM,
    eyes: "open",
    mouth: GRIN,
    shapes: [
      { d: "M5 20Q24 1 43 20Q24 14.5 5 20Z", fill: STRAW },
      { d: "M24 9.5V16M15 13l2.6 4.2M33 13l-2.6 4.2", line: "#a8823a" },
      { d: "M42 16V46", line: "#6f4f2c" },
    ],
  },
  dreamer: {
    ground: "#cdd8ee",
    robe: "#7e6aa8",
    skin: PALE,
    eyes: "shut",
    mouth: SMALL,
    shapes: [
      { d: "M14 24Q13 12 24 12T34 24Q31 16.5 24 16.5T14 24Z", fill: HAIR },
      { d: "M20 11a4 3.6 0 1 0 8 0a4 3.6 0 1 0 -8 0", fill: HAIR },
      {
        d: "M36.5 15a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0M38.5 9a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0",
        fill: WHITE,
      },
    ],
  },
  apprentice: {
    ground: "#f1dcae",
    robe: "#5f8a6d",
    skin: PALE,
    eyes: "wide",
    mouth: SMILE,
    shapes: [
      { d: "M14.4 20Q14 12 24 12T33.6 20Q24 16.6 14.4 20Z", fill: "#6d5138" },
      { d: "M18 12.4Q24 7.6 30 12.4Z", fill: RED },
      { d: "M18.4 27.4h.1M20 28.3h.1M28 28.3h.1M29.6 27.4h.1", line: "#b27f4f" },
    ],
  },
  fisher: {
    ground: "#bfdde2",
    robe: BLUE,
    skin: BROWN,
    eyes: "calm",
    mouth: SMILE,
    shapes: [
      { d: "M16 18Q17 9 24 9T32 18Z", fill: "#a58a57" },
      { d: "M8 19.4Q24 13.6 40 19.4Q24 21.6 8 19.4Z", fill: "#8a7040" },
      { d: "M22.3 32.5q1.7 1.6 3.4 0l-1.7 4.2z", fill: GREY },
      { d: "M44 6V33a2.6 2.6 0 1 1 -5 -1", line: INK },
    ],
  },
  settler: {
    ground: "#dfe6b8",
    robe: "#b0643c",
    skin: WARM,
    eyes: "open",
    mouth: SMILE,
    shapes: [
      { d: "M12.6 33Q10 12.4 24 12.4T35.4 33Q34.8 19 24 17.4T12.6 33Z", fill: GREEN },
      { d: "M21 37q-1.2 -4.4 3 -6q4.2 1.6 3 6z", fill: GREEN },
      {
        d: "M40 40V30M40 34q-4.6 -.4 -4.6 -4.4q4.6 .2 4.6 4.4M40 32q4.2 -.4 4.2 -4q-4.2 .2 -4.2 4",
        line: "#4a6b2f",
      },
    ],
  },
  merchant: {
    ground: "#efcfa2",
    robe: "#8c3b52",
    skin: PALE,
    eyes: "calm",
    mouth: CROOKED,
    shapes: [
      { d: "M14.6 20.4L16 9.6Q24 6.4 32 9.6L33.4 20.4Q24 16.8 14.6 20.4Z", fill: "#5c2b3c" },
      { d: "M20.6 13.2a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0ZM22.9 12.1v2.2h2.2v-2.2Z", fill: GOLD },
      { d: "M15 26.5v3.4M33 26.5v3.4", line: GOLD },
    ],
  },
  guard: {
    ground: "#cfd4d8",
    robe: "#54606b",
    skin: WARM,
    eyes: "wide",
    mouth: STRAIGHT,
    shapes: [
      { d: "M13.4 29Q11.6 11.6 24 11.6T34.6 29L31.8 30.4Q33 19.6 24 19.6T16.2 30.4Z", fill: IRON },
      { d: "M24 11.8q-2.6 -5 1.8 -8.6q4 4.4 .6 8.6z", fill: RED },
      { d: "M18.2 21.4l4 -1.2M29.8 21.4l-4 -1.2", line: INK },
    ],
  },
  raider: {
    ground: "#e3b9a0",
    robe: "#4b3b30",
    skin: BROWN,
    eyes: "keen",
    mouth: CROOKED,
    shapes: [
      { d: "M15.4 17Q17 6 24 6T32.6 17Z", fill: RED },
      {
        d: "M12.8 20.6Q12 15.4 15 15.6Q24 12.6 33 15.6Q36 15.4 35.2 20.6Q24 16.4 12.8 20.6Z",
        fill: "#6b4a2f",
      },
      { d: "M18.6 29.4Q21 26.8 24 28Q27 26.8 29.4 29.4Q26.6 28.8 24 29.2Q21.4 28.8 18.6 29.4Z", fill: HAIR },
      { d: "M30.6 25.4l1.6 3.6", line: "#8a3d2c" },
    ],
  },
  magistrate: {
    ground: "#d9cfe3",
    robe: "#2f4668",
    skin: PALE,
    eyes: "calm",
    mouth: STRAIGHT,
    shapes: [
      { d: "M3.5 17.2h41v2.6h-41z", fill: INK },
      { d: "M14.8 20.4V12.6Q24 6.2 33.2 12.6V20.4Q24 17 14.8 20.4Z", fill: INK },
      { d: "M24 12.2v4.4", line: GOLD },
      { d: "M18.6 23l3.6 -.8M29.4 23l-3.6 -.8", line: INK },
    ],
  },
  chancellor: {
    ground: "#e9d48c",
    robe: "#7c1f1c",
    skin: PALE,
    eyes: "calm",
    mouth: SMALL,
    shapes: [
      { d: "M14 25Q12.4 12.6 24 12.6T34 25Q32 17.4 24 17.4T14 25Z", fill: GREY },
      { d: "M17.6 14.4L19.4 4.4H28.6L30.4 14.4Q24 11.8 17.6 14.4Z", fill: INK },
      { d: "M13 9.6H35", line: GOLD },
      { d: "M22.4 8a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0", fill: GOLD },
    ],
  },
  regent: {
    ground: "#c9b7dd",
    robe: "#33275e",
    skin: WARM,
    eyes: "keen",
    mouth: STRAIGHT,
    shapes: [
      { d: "M14 26Q12.4 12.6 24 12.6T34 26Q32 17.4 24 17.4T14 26Z", fill: HAIR },
      { d: "M16 14.6L14.6 5.4L19.6 9.4L24 3.6L28.4 9.4L33.4 5.4L32 14.6Q24 11.6 16 14.6Z", fill: GOLD },
      { d: "M22.5 11a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0", fill: RED },
      { d: "M17 36Q24 41 31 36", line: GOLD },
    ],
  },
  scribe: {
    ground: "#dfe6ea",
    robe: "#6a7f86",
    skin: PALE,
    eyes: "wide",
    mouth: SMALL,
    shapes: [
      { d: "M14.4 21Q13.6 12 24 12T33.6 21Q24 16.4 14.4 21Z", fill: HAIR },
      { d: "M33 23L40.5 9", line: "#8a6336" },
      { d: "M33.6 22.8q-1.6 2.6 -3 2.6q.2 -2.4 1.2 -3.6z", fill: INK },
      { d: "M19.6 27.6a.9 .9 0 1 0 1.8 0a.9 .9 0 1 0 -1.8 0", fill: "#46505c" },
    ],
  },
  rules: {
    ground: "#e6dcc3",
    robe: "#5b6d45",
    skin: WARM,
    eyes: "calm",
    mouth: SMILE,
    shapes: [
      { d: "M14.8 19.6Q15 10 24 10T33.2 19.6Q24 16.4 14.8 19.6Z", fill: "#3d4a30" },
      { d: "M21.6 8.8h4.8v2.4h-4.8z", fill: GOLD },
      { d: "M37 30h8v10h-8zM37 33.4h8M37 36.8h8", line: "#7a5a30" },
      { d: "M39.4 31.7h.1M42.6 35.1h.1M39.4 38.4h.1", line: RED },
    ],
  },
  strategist: {
    ground: "#cfe3dc",
    robe: "#3d7873",
    skin: PALE,
    eyes: "keen",
    mouth: SMALL,
    shapes: [
      { d: "M15 19.6L17.4 9.4H30.6L33 19.6Q24 15.8 15 19.6Z", fill: "#244845" },
      { d: "M22.6 31.4q1.4 1 2.8 0l-1.4 7z", fill: HAIR },
      { d: "M36 44Q31 34 38 26Q40 29 40 31Q42 27.4 44.6 27.6Q46 36 36 44Z", fill: WHITE },
      { d: "M36 44L41 31", line: "#93a09c" },
    ],
  },
  marshal: {
    ground: "#e4c3bb",
    robe: "#6d1f24",
    skin: WARM,
    eyes: "keen",
    mouth: STRAIGHT,
    shapes: [
      { d: "M17 13Q9 9 6 2Q16 4 20 11ZM31 13Q39 9 42 2Q32 4 28 11Z", fill: "#c08a2c" },
      { d: "M13.4 27Q12 11.4 24 11.4T34.6 27L31.6 27.6Q32.4 19 24 19T16.4 27.6Z", fill: GOLD },
      { d: "M22.4 14.4a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0", fill: RED },
      {
        d: "M17.4 31Q24 27.4 30.6 31Q29 38.6 24 39.6Q19 38.6 17.4 31ZM21 30.9q3 1 6 0q-3 -1.6 -6 0",
        fill: HAIR,
      },
    ],
  },
};

/** For a player without a face: a mask. */
const MASK: Face = {
  ground: "#d8d3c8",
  robe: "#6b665c",
  skin: WHITE,
  eyes: "calm",
  mouth: STRAIGHT,
  shapes: [{ d: "M14.4 18.6h19.2M24 13.4v4.8M19 20.4l-1.4 8.6M29 20.4l1.4 8.6", line: RED }],
};

export function faceOf(level: string): Face {
  return Object.hasOwn(FACES, level) ? FACES[level]! : MASK;
}
