/** Whether the server can be reached. While it cannot, we ask again and again, and say when it is back. */

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;
const PATIENCE = 8000; // milliseconds; a network that swallows everything says nothing, for minutes

let broken = $state(false);
let returns = $state(0);
let wait = FIRST_WAIT;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

export const line = {
  get broken(): boolean {
    return broken;
  },
  /** How often the line has come back; an effect that reads it runs again then. */
  get returns(): number {
    return returns;
  },
};

/** Whether the server is out of reach, or the machine itself says that it has no network. */
export function isOffline(): boolean {
  return broken || !navigator.onLine;
}

/** There was no answer. */
export function fell(): void {
  if (broken) return;
  broken = true;
  wait = FIRST_WAIT;
  later();
}

/** There was an answer. */
export function holds(): void {
  if (!broken) return;
  broken = false;
  returns += 1;
  clearTimeout(timer);
  for (const again of waiting) again();
}

/** Be called when the line is back, until the function that is returned is called. */
export function whenBack(again: () => void): () => void {
  waiting.add(again);
  return () => void waiting.delete(again);
}

/** Hear what the machine itself says about its network. To be called once. */
export function followLine(): void {
  window.addEventListener("offline", fell);
  window.addEventListener("online", () => void probe());
  if (!navigator.onLine) fell();
}

function later(): void {
  clearTimeout(timer);
  if (!navigator.onLine) return; // the machine will say so when there is a network again
  timer = setTimeout(() => void probe(), wait);
  wait = Math.min(wait * 2, LONGEST_WAIT);
}

async function probe(): Promise<void> {
  if (!broken) return;
  try {
    const answer = await fetch(new URL("healthz", document.baseURI), {
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (answer.ok) return holds();
  } catch {
    // not yet
  }
  later();
}
