/** A page in the background is not looked at: it hangs up after a while, so that the server calls by push instead. */

import type { TableSocket } from "./socket";

const UNSEEN = 30_000; // milliseconds

/** Rest while the page is hidden, until the function that is returned is called. */
export function restWhileHidden(socket: TableSocket): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    if (document.visibilityState === "visible") socket.resume();
    else timer = setTimeout(() => socket.rest(), UNSEEN);
  };
  document.addEventListener("visibilitychange", look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
    socket.resume();
  };
}
