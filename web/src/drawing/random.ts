export type Chance = () => number;

/** Numbers from 0 to 1 that look random and are the same for the same seed: a drawing never changes between visits. */
export function random(seed: string): Chance {
  let state = 1779033703;
  for (const letter of seed) {
    state = Math.imul(state ^ letter.charCodeAt(0), 3432918353);
    state = (state << 13) | (state >>> 19);
  }
  return () => {
    state = Math.imul(state ^ (state >>> 16), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    return ((state ^= state >>> 16) >>> 0) / 4294967296;
  };
}
