/** Twelve short sounds, synthesized: no file is loaded, and the page is silent unless the settings say otherwise. */

import { settings } from "./settings.svelte";

interface Tone {
  hertz: number;
  end?: number; // the pitch it slides to
  seconds: number;
  volume: number;
  after?: number; // seconds
  wave?: OscillatorType;
}

const chime = (hertz: number): Tone[] => [
  { hertz, seconds: 0.5, volume: 0.12 },
  { hertz: hertz * 1.5, seconds: 0.4, volume: 0.05 },
];

const SOUNDS = {
  wood: [{ hertz: 190, end: 90, seconds: 0.09, volume: 0.35 }],
  stone: [{ hertz: 120, end: 60, seconds: 0.14, volume: 0.3, wave: "triangle" }],
  paper: [{ hertz: 1800, end: 900, seconds: 0.05, volume: 0.04, wave: "triangle" }],
  coin: [
    { hertz: 1320, seconds: 0.12, volume: 0.05 },
    { hertz: 1760, seconds: 0.18, volume: 0.05, after: 0.05 },
  ],
  arrow: [{ hertz: 900, end: 300, seconds: 0.12, volume: 0.06, wave: "sawtooth" }],
  drum: [
    { hertz: 110, end: 55, seconds: 0.22, volume: 0.4 },
    { hertz: 110, end: 55, seconds: 0.22, volume: 0.3, after: 0.18 },
  ],
  horn: [
    { hertz: 147, seconds: 0.7, volume: 0.1, wave: "sawtooth" },
    { hertz: 220, seconds: 0.7, volume: 0.06, wave: "sawtooth" },
  ],
  thud: [{ hertz: 70, end: 30, seconds: 0.45, volume: 0.5, wave: "triangle" }],
  gong: [
    { hertz: 196, seconds: 1.2, volume: 0.16 },
    { hertz: 294, seconds: 1, volume: 0.07 },
    { hertz: 417, seconds: 0.8, volume: 0.04 },
  ],
  bell: chime(880),
  rise: chime(660),
  fall: chime(330),
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;
export const SOUND_NAMES = Object.keys(SOUNDS) as Sound[];

let context: AudioContext | null = null;

/** One moment after the other, `pause` milliseconds apart; the sounds of a moment together. */
export function sound(moments: readonly (readonly Sound[])[], pause: number): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  moments.forEach((names, order) => {
    const at = context!.currentTime + (order * pause) / 1000;
    for (const name of names) for (const tone of SOUNDS[name]) play(context!, at, tone);
  });
}

function play(context: AudioContext, now: number, tone: Tone): void {
  const at = now + (tone.after ?? 0);
  const until = at + tone.seconds;
  const oscillator = new OscillatorNode(context, { frequency: tone.hertz, type: tone.wave ?? "sine" });
  if (tone.end !== undefined) {
    oscillator.frequency.setValueAtTime(tone.hertz, at);
    oscillator.frequency.exponentialRampToValueAtTime(tone.end, until);
  }
  const gain = new GainNode(context, { gain: tone.volume });
  gain.gain.setValueAtTime(tone.volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, until);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(until);
}
