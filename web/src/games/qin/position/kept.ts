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

/** Those of this tab; `known`: all that it has ever had. Others were made in another tab since, and stay behind them. */
export function keepPositions(positions: readonly string[], known: ReadonlySet<string>): void {
  const others = keptPositions().filter((each) => !known.has(each));
  try {
    localStorage.setItem(KEPT, JSON.stringify([...positions, ...others].slice(0, MOST)));
  } catch {
    // a browser that keeps nothing: they last as long as the page
  }
}
