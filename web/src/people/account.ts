/** Signing in, devices and one's own data over HTTP; passkeys by the browser. */

import { ask } from "../wire/api";
import type { PasskeyInfo, SessionInfo, WaysIn } from "../wire/messages";
import { language, say } from "../words/say.svelte";

const SETTINGS = "mandate."; // the names of all that the page keeps in this browser
const NUMERIC = /^[\d.]+$|^\[/; // browsers have passkeys for names only

export function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === "function" &&
    "parseCreationOptionsFromJSON" in PublicKeyCredential &&
    !NUMERIC.test(location.hostname)
  );
}

export async function addPasskey(): Promise<void> {
  const options = await ask<PublicKeyCredentialCreationOptionsJSON>("POST", "me/passkeys/options");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey });
  await ask("POST", "me/passkeys", { credential });
}

export async function signInWithPasskey(): Promise<void> {
  const options = await ask<PublicKeyCredentialRequestOptionsJSON>("POST", "me/sign-in/options");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey });
  await ask("POST", "me/sign-in", { credential });
}

/** What to say of an authenticator that gave no passkey. */
export function passkeyTrouble(problem: unknown): string {
  if (!(problem instanceof DOMException)) return "";
  return say(problem.name === "InvalidStateError" ? "account-passkey-known" : "account-passkey-canceled");
}

export function waysIn(): Promise<WaysIn> {
  return ask("GET", "me/ways-in");
}

export function renamePasskey({ id }: PasskeyInfo, name: string): Promise<void> {
  return ask("PUT", `me/passkeys/${id}`, { name });
}

/** Remove a passkey, or without one the recovery code. The last way in only for those who are `sure`. */
export function removeWayIn(passkey: PasskeyInfo | null, sure: boolean): Promise<void> {
  const path = passkey ? `me/passkeys/${passkey.id}` : "me/code";
  return ask("DELETE", sure ? `${path}?sure=true` : path);
}

export function sessions(): Promise<SessionInfo[]> {
  return ask("GET", "me/sessions");
}

/** Sign out there, or without a session everywhere else. */
export function signOut(session: SessionInfo | null): Promise<void> {
  return ask("DELETE", session ? `me/sessions/${session.id}` : "me/sessions");
}

export function tellDevice({ client, system }: SessionInfo): string {
  if (client && system) return say("account-device", { client, system });
  return client || system || say("account-device-unknown");
}

export function tellDate(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(at);
}

export function takeBreak(): Promise<void> {
  return ask("POST", "me/disable");
}

/** Everything that the server stores about this person, and what the page keeps in this browser, as one file. */
export async function saveExport(): Promise<void> {
  const stored = await ask<object>("GET", "me/export");
  const names = Object.keys(localStorage).filter((name) => name.startsWith(SETTINGS));
  const settings = Object.fromEntries(names.map((name) => [name, localStorage.getItem(name)]));
  const file = new Blob([JSON.stringify({ ...stored, settings })], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = "mandate-me.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
