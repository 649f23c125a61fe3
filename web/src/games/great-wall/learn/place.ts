/** Where to put the explanation of a thing: below it where there is room, else above, and never off the screen. */

interface Box {
  left: number;
  top: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}

const GAP = 6;

export function beside(anchor: Box, tip: Size, screen: Size): { left: number; top: number } {
  const left = Math.max(GAP, Math.min(anchor.left, screen.width - tip.width - GAP));
  const below = anchor.bottom + GAP;
  if (below + tip.height <= screen.height) return { left, top: below };
  return { left, top: Math.max(GAP, anchor.top - GAP - tip.height) };
}
