/** Whether the person at this browser looks for opponents, and how that stands: asked every few seconds. */

import { or } from "../wire/api";
import type { RequestInfo } from "../wire/messages";
import { myRequest } from "./matching";

const KEPT = "mandate.looking";
const SOON_MS = 3_000; // between two looks while there is no game to play meanwhile
const LATER_MS = 10_000;

let on = $state(localStorage.getItem(KEPT) !== null);
let info = $state.raw<RequestInfo | null>(null);

export const looking = {
  get on() {
    return on;
  },
  get info() {
    return info;
  },
};

export function note(found: RequestInfo | null): void {
  info = found;
  on = found !== null;
  if (found) localStorage.setItem(KEPT, found.id);
  else localStorage.removeItem(KEPT);
}

/** Ask how it stands until it has ended; what is returned stops that. */
export function follow(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = async () => {
    const found = await or<RequestInfo | null | undefined>(myRequest(), undefined);
    if (found !== undefined) note(found);
    timer = setTimeout(() => void look(), info?.status === "waiting" ? SOON_MS : LATER_MS);
  };
  timer = setTimeout(() => void look(), info ? SOON_MS : 0);
  return () => clearTimeout(timer);
}
