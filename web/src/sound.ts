/** A few short sounds, made on the spot: no file is loaded, and nothing sounds unless it was asked for. */

import { pagodaMoves, type QinEvent } from "./games/qin/data/events";
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** What can be heard of some events, each after the one before it. */
export function soundOf(events: readonly QinEvent[], pause: number): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  events.forEach((event, order) => {
    const at = context!.currentTime + (order * pause) / 1000;
    if (event.event === "placed") knock(context!, at);
    else for (const { pagodas } of pagodaMoves(event)) chime(context!, at, pagodas > 0 ? 660 : 330);
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
