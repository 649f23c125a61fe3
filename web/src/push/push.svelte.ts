/** Whether this browser tells its owner that it is their turn, as far as browser and server allow it. */

import { forgetPush, pushKey, Refused, subscribePush } from "../wire/api";
import { say } from "../words/say.svelte";
import { sameKey } from "./key";
import { subscribe } from "./subscription";

/** `unknown` until browser and server have said. `silent`: the server sends no messages. */
export type Push = "unknown" | "unsupported" | "silent" | "refused" | "off" | "on";

let state = $state<Push>("unknown");
let trouble = $state("");

export const push = {
  get state(): Push {
    return state;
  },
  get trouble(): string {
    return trouble;
  },
};

/** Read the current state. Asks for no permission. */
export async function lookAtPush(): Promise<void> {
  trouble = "";
  if (!supported()) return void (state = "unsupported");
  try {
    const key = await pushKey();
    if (key === null) return void (state = "silent");
    if (Notification.permission === "denied") return void (state = "refused");
    const registration = await navigator.serviceWorker.getRegistration();
    const known = await registration?.pushManager.getSubscription();
    if (!known || Notification.permission !== "granted" || !sameKey(known.options.applicationServerKey, key))
      return void (state = "off");
    await subscribePush(known); // the server may have forgotten it, or know it as another person's
    state = "on";
  } catch (problem) {
    state = problem instanceof Refused ? "off" : "unknown";
  }
}

/** To be called on a click: the browser asks its owner now. */
export async function turnPushOn(): Promise<void> {
  trouble = "";
  try {
    const permission = await Notification.requestPermission();
    if (permission !== "granted") return void (state = permission === "denied" ? "refused" : "off");
    const key = await pushKey();
    if (key === null) return void (state = "silent");
    const { pushManager } = await navigator.serviceWorker.ready;
    await subscribePush(await subscribe(pushManager, key));
    state = "on";
  } catch (problem) {
    state = "off";
    trouble = problem instanceof Refused ? problem.message : say("page-push-failed");
  }
}

export async function turnPushOff(): Promise<void> {
  trouble = "";
  const registration = await navigator.serviceWorker.getRegistration();
  const known = await registration?.pushManager.getSubscription();
  state = "off";
  if (!known) return;
  await known.unsubscribe(); // from now on nothing comes, whatever the server knows
  try {
    await forgetPush(known.endpoint);
  } catch {
    // The push service tells the server with the next message that this browser has gone.
  }
}

function supported(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}
