/** This release of the page: kept for times without a network, and left when the server has a newer one. */

import { shows } from "./worker/notice";
import { keptRelease } from "./wire/device";
import { line } from "./wire/line.svelte";

let outdated = $state(false);

/** Whether the server has a newer page than the one that is open. */
export function isOutdated(): boolean {
  return outdated;
}

/** Let the service worker keep this release, and notice newer ones. To be called once. */
export function followReleases(): void {
  if (!import.meta.env.PROD) return;
  if ("serviceWorker" in navigator) {
    // After everything else: on a slow line the page itself comes first.
    if (document.readyState === "complete") void register();
    else window.addEventListener("load", () => void register());
    navigator.serviceWorker.addEventListener("message", answer);
  }
  if (keptRelease() !== null) void import("./device/keep.svelte").then(({ renew }) => renew());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void compare();
  });
  $effect.root(() => {
    $effect(() => {
      if (line.returns > 0) void compare(); // perhaps it was away because of that
    });
  });
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(new URL("worker.js", document.baseURI), {
      updateViaCache: "none",
    });
    // Browsers look for a newer worker when it suits them, which may be long after this page was opened.
    if (registration.active) await registration.update();
  } catch {
    // A browser that allows no worker shows the page all the same, as long as there is a network.
  }
}

/** The worker asks which page shows a table. */
function answer(event: MessageEvent<{ table: string | null }>): void {
  event.ports[0]?.postMessage(shows(location.href, new URL("./", document.baseURI).href, event.data.table));
}

/** The server's page names our own script as long as we are the newest. */
async function compare(): Promise<void> {
  if (outdated) return;
  const own = new URL(import.meta.url).pathname.split("/").at(-1)!;
  try {
    const answer = await fetch(document.baseURI, { cache: "no-cache" });
    if (answer.ok) outdated = !(await answer.text()).includes(own);
  } catch {
    // the line is broken: there will be another occasion
  }
}
