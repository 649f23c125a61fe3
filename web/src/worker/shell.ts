/** Which requests the service worker answers from what it keeps, and which are none of its business. */

/** The files of one release of the page, as the build lists them, relative to the worker's own address. */
export interface Shell {
  release: string;
  files: readonly string[];
}

/** What runs our rules in the browser, installed by choice (device/keep.svelte.ts): each release of it in a cache of its own. */
export const PACKS = "device-";
export const PACK_FOLDER = "device/";
export const PACK_LIST = "device/pack.json"; // always the server's; put into the cache last, so that it is whole

export const PAGE = "index.html";

/** Where an invitation leads, so that it opens without the server too; null for every other address. */
export function invitedTo(request: Pick<Request, "mode" | "url">, scope: string): string | null {
  if (request.mode !== "navigate" || !request.url.startsWith(scope)) return null;
  const found = /^invite\/([\w-]+)\/([\w-]+)$/.exec(request.url.slice(scope.length).replace(/[?#].*$/, ""));
  return found && `${scope}#/table/${found[1]}/${found[2]}`;
}

/**
 * `rules`: a file of the installed rules. `page`: opening the page, from the network if that answers in time. `file`: a file of this release.
 * Everything else goes its way as if there were no worker: above all what the server tells about anybody.
 */
export function partOf(
  request: Pick<Request, "method" | "mode" | "url">,
  scope: string,
  files: readonly string[],
): "page" | "file" | "rules" | null {
  if (request.method !== "GET" || !request.url.startsWith(scope)) return null;
  const path = request.url.slice(scope.length).replace(/[?#].*$/, "");
  if (request.mode === "navigate") return path === "" || path === PAGE ? "page" : null;
  if (path.startsWith(PACK_FOLDER)) return path === PACK_LIST ? null : "rules";
  return path !== PAGE && files.includes(path) ? "file" : null;
}

/**
 * Of the caches, the oldest first, those that are no longer needed: pages of the release before may be open. What
 * a person chose to keep is theirs.
 */
export function outlived(caches: readonly string[], own: string): string[] {
  const others = caches.filter((name) => name !== own && !name.startsWith(PACKS));
  return others.slice(0, -1);
}
