import type { LadderPlace } from "../wire/messages";

/** The part of a scale that a ladder covers, and where a rating stands on it, in percent. */
export function scaleOf(places: readonly LadderPlace[]): (points: number) => number {
  const low = Math.min(0, ...places.map((place) => place.low));
  const high = Math.max(400, ...places.map((place) => place.high));
  return (points) => (100 * (points - low)) / (high - low);
}
