/** The browser has taken its subscription away or changed it: get another one, and tell the server. */

import { textOf } from "../push/key";
import { browserOf, subscribe } from "../push/subscription";
import type { PushKey } from "../wire/generated";

/** A request to the server, with a body a POST; fails where it refuses or does not answer. */
export type Ask = (path: string, body?: unknown) => Promise<unknown>;

export async function renew(old: PushSubscription | null, manager: PushManager, ask: Ask): Promise<void> {
  const fresh = await again(await keyOf(old, ask), manager);
  if (fresh) await ask("me/push", browserOf(fresh, old?.endpoint));
  else if (old) await ask("me/push/forget", { endpoint: old.endpoint });
}

/** The server's key. Without an answer the old one must do: the page tells the server when it is opened. */
async function keyOf(old: PushSubscription | null, ask: Ask): Promise<string | null> {
  try {
    return ((await ask("push")) as PushKey).key;
  } catch {
    const known = old?.options.applicationServerKey;
    return known ? textOf(known) : null;
  }
}

/** No subscription where the server sends no messages, or where the owner of the browser wants none. */
async function again(key: string | null, manager: PushManager): Promise<PushSubscription | null> {
  if (key === null) return null;
  try {
    return await subscribe(manager, key);
  } catch {
    return null;
  }
}
