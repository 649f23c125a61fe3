/** Digits in front of what stands in a link: a damaged one is noticed. */

export const CHECK = 7; // digits

/** FNV-1a over 32 bits. */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(36).padStart(CHECK, "0");
}
