/**
 * How hard a puzzle is and how well a person solves, on the scale on which people and levels are rated: a level at the
 * rating of a puzzle finds it in half of its tries. Pure.
 */

const SPREAD = 6; // so much above a puzzle, and three of four are found at the first try
const STEP = 2; // what one answer moves the rating of who has solved many
const FIRST_STEP = 10; // and the first answer that of a newcomer
const SETTLED = 20; // answers, after which it moves by little more than STEP
const PRECISION = 0.01;

export const FIRST_RATING = 25; // halfway up the ladder: of who has solved nothing yet

/** How likely someone of this rating finds it at the first try. */
export function expected(rating: number, puzzle: number): number {
  return 1 / (1 + Math.exp((puzzle - rating) / SPREAD));
}

/**
 * Where tries of levels that are rated so came out as they did; no further up or down than one spread beyond them.
 * The more of them find it, the lower it is, so that halving the range finds the place.
 */
export function ratingOf(solved: readonly number[], levels: readonly number[]): number {
  const found = solved.reduce((sum, share) => sum + share, 0);
  let low = Math.min(...levels) - SPREAD;
  let high = Math.max(...levels) + SPREAD;
  while (high - low > PRECISION) {
    const middle = (low + high) / 2;
    const likely = levels.reduce((sum, level) => sum + expected(level, middle), 0);
    if (likely > found) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** A rating after one more answer, the first to its puzzle; `answers`: how many there were before. */
export function rated(rating: number, answers: number, puzzle: number, found: boolean): number {
  const step = STEP + (FIRST_STEP - STEP) * Math.exp(-answers / SETTLED);
  return rating + step * (Number(found) - expected(rating, puzzle));
}
