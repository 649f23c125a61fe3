/** The first game after a lesson: at its table good moves are marked without asking. Remembered for this visit only. */

const KEPT = "mandate.guided";

export function guide(table: string): void {
  try {
    sessionStorage.setItem(KEPT, table);
  } catch {
    // a browser that keeps nothing: then hints are there for the asking, as at any table
  }
}

export function isGuided(table: string | undefined): boolean {
  try {
    return table !== undefined && sessionStorage.getItem(KEPT) === table;
  } catch {
    return false;
  }
}
