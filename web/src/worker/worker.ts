/** The service worker: it keeps one release, so that the page opens without a network, and shows push messages. */

import { addressOf, noticeOf } from "./notice";
import { fromPack } from "./pack";
import { renew } from "./renew";
import { invitedTo, outlived, PAGE, partOf, type Shell } from "./shell";

declare const self: ServiceWorkerGlobalScope;
declare const __SHELL__: Shell; // written in by the build

const PATIENCE = 4000; // milliseconds that the network has for the page itself
const ANSWER = 500; // milliseconds that an open page has to say what it shows
const { release, files } = __SHELL__;
const scope = new URL("./", self.location.href).href;

self.addEventListener("install", (event) => event.waitUntil(keep().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener("fetch", (event) => {
  const part = partOf(event.request, scope, files);
  const invited = invitedTo(event.request, scope);
  if (invited) event.respondWith(Response.redirect(invited));
  else if (part === "page") event.respondWith(page(event.request));
  else if (part === "file") event.respondWith(file(event.request));
  else if (part === "rules") event.respondWith(fromPack(event.request, scope));
});
self.addEventListener("push", (event) => event.waitUntil(show(event.data?.text())));
self.addEventListener("pushsubscriptionchange", (event) =>
  // Not every browser tells what was before.
  event.waitUntil(renew(event.oldSubscription ?? null, self.registration.pushManager, ask)),
);
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(follow((event.notification.data as { table: string | null }).table));
});

/** Keep this release; all or nothing of it, for a cache with nothing in it would pass for the release before. */
async function keep(): Promise<void> {
  try {
    await fill(await caches.open(release));
  } catch (problem) {
    await caches.delete(release);
    throw problem;
  }
}

/** Every file of this release. Names under assets/ carry a hash, the others must be fresh. */
async function fill(kept: Cache): Promise<void> {
  await kept.addAll(
    files.map(
      (path) =>
        new Request(new URL(path, scope), { cache: path.startsWith("assets/") ? "default" : "no-cache" }),
    ),
  );
  const text = await (await kept.match(new URL(PAGE, scope)))?.text();
  if (!files.some((path) => path.endsWith(".js") && text?.includes(path)))
    throw new Error("the page belongs to another release"); // the server has moved on in between
}

async function tidy(): Promise<void> {
  await Promise.all(outlived(await caches.keys(), release).map((name) => caches.delete(name)));
}

/** The newest page that can be had: a server that is away or slow must not keep it from opening. */
async function page(request: Request): Promise<Response> {
  const kept = (await caches.open(release)).match(new URL(PAGE, scope));
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.status < 500) return answer;
  } catch {
    // no network: what we keep is as good as it gets
  }
  return (await kept) ?? Response.error();
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}

/** One notification for each table: a later one takes the place of an earlier one. */
async function show(text: string | undefined): Promise<void> {
  const { table, title, body } = noticeOf(text);
  await self.registration.showNotification(title, {
    body,
    tag: table ?? "",
    icon: new URL("icon-192.png", scope).href,
    badge: new URL("badge-96.png", scope).href,
    data: { table },
  });
}

/** Go to the page that shows the table, or open it. */
async function follow(table: string | null): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const answers = await Promise.all(pages.map((page) => isShowing(page, table)));
  const there = pages[answers.indexOf(true)];
  await (there ? there.focus() : self.clients.openWindow(addressOf(scope, table)));
}

/** Pages move on without loading: their address here is the one they were opened with, so we ask them. */
function isShowing(page: WindowClient, table: string | null): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = (event) => done(event.data === true);
    setTimeout(() => done(false), ANSWER);
    page.postMessage({ table }, [port2]);
  });
}

/** The server's answer. No page need be open: the cookie says whose browser this is. */
async function ask(path: string, body?: unknown): Promise<unknown> {
  const request = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
  const answer = await fetch(new URL(`api/${path}`, scope), body === undefined ? {} : request);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.status === 204 ? null : answer.json();
}
