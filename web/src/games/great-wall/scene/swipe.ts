/** A finger that went across: +1 to what lies behind, −1 to what lies before, 0 where it did something else. */
export function swiped(across: number, down: number): -1 | 0 | 1 {
  if (Math.abs(across) < FAR || Math.abs(across) < STEEP * Math.abs(down)) return 0;
  return across < 0 ? 1 : -1;
}

const FAR = 56; // pixels
const STEEP = 2;
