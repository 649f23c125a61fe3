/** A browser's subscription to push messages: getting one, and telling the server of it. */

import type { PushBrowser } from "../wire/generated";
import { bytesOf, sameKey } from "./key";

/** The subscription for that key: the present one, or a new one. One that was made for another key goes. */
export async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const before = await manager.getSubscription();
  if (before && !sameKey(before.options.applicationServerKey, key)) await before.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
}

/** As the server expects it; `instead` of the one at that address, if there was one. */
export function browserOf(subscription: PushSubscription, instead?: string): PushBrowser {
  const { endpoint, keys } = subscription.toJSON();
  return {
    endpoint: endpoint ?? "",
    p256dh: keys?.["p256dh"] ?? "",
    auth: keys?.["auth"] ?? "",
    ...(instead === undefined ? {} : { instead }),
  };
}
