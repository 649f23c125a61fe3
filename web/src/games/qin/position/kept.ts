/** Positions that were made up on this device, the newest first: the last one is there again, and steps go back. */

const KEPT = "mandate.positions";
const MOST = 60;

export function keptPositions(): string[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "[]") as unknown;
    return Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

export function keepPositions(positions: readonly string[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(positions.slice(0, MOST)));
  } catch {
    // a browser that keeps nothing: they last as long as the page
  }
}
