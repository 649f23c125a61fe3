/** Keys as browsers hold them and as text writes them. */

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

export function textOf(bytes: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Whether a subscription was made for that key; browsers that do not tell are believed. */
export function sameKey(known: ArrayBuffer | null | undefined, key: string): boolean {
  return !known || textOf(known) === key;
}
