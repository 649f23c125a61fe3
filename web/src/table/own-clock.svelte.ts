/** The viewer's own clock, as the title of the tab shows it while it runs. */

import { clockText } from "./clock";
import type { Session } from "./session.svelte";

const LONGEST_MS = 86_400_000; // a title does not count days

let running = $state(false);

/** Whether a clock of one's own runs at the table on the page, also one of days. */
export function ownClockRuns(): boolean {
  return running;
}

/** To be called while a component is made; what it returns is empty while no clock of one's own runs. */
export function ownClock(session: Session): () => string {
  let now = $state(performance.now());
  const seat = $derived(
    session.table?.seats.find(
      ({ you, asked, clock }) => you && asked && clock !== null && clock < LONGEST_MS,
    ),
  );
  $effect(() => {
    if (!seat) return;
    now = performance.now();
    const timer = setInterval(() => (now = performance.now()), 1000);
    return () => clearInterval(timer);
  });
  $effect(() => {
    running = session.table?.seats.some(({ you, asked, clock }) => you && asked && clock !== null) ?? false;
    return () => (running = false);
  });
  return () => {
    if (seat?.clock == null) return "";
    const since = session.clocksAt + (session.table?.rest ?? 0) + (seat.rest ?? 0);
    return clockText(Math.max(0, seat.clock - Math.max(0, now - since)));
  };
}
