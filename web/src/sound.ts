/** A few short sounds, made on the spot: no file is loaded, and nothing sounds unless it was asked for. */

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** What can be heard, one moment after the other; `wood`: something was put down, else a pitch. */
export function sound(what: readonly (readonly ("wood" | number)[])[], pause: number): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  what.forEach((each, order) => {
    const at = context!.currentTime + (order * pause) / 1000;
    for (const one of each) {
      if (one === "wood") knock(context!, at);
      else chime(context!, at, one);
    }
  });
}

/** Wood on wood: a short, low tone that falls. */
function knock(context: AudioContext, at: number): void {
  const tone = toneAt(context, at, 190, 0.09, 0.35);
  tone.frequency.exponentialRampToValueAtTime(90, at + 0.09);
}

function chime(context: AudioContext, at: number, pitch: number): void {
  toneAt(context, at, pitch, 0.5, 0.12);
  toneAt(context, at, pitch * 1.5, 0.4, 0.05);
}

function toneAt(
  context: AudioContext,
  at: number,
  pitch: number,
  length: number,
  volume: number,
): OscillatorNode {
  const tone = new OscillatorNode(context, { frequency: pitch, type: "sine" });
  const gain = new GainNode(context, { gain: volume });
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
  return tone;
}
