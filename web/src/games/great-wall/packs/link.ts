/**
 * A pack as part of a link, and back: its JSON, deflated. As with boards, messengers cut signs off the end of a link and
 * some change its letters, so it has small letters and digits only, and a checksum in front.
 */

import { CHECK, checksum } from "../../../checksum";
import type { Pack } from "../data/box.svelte";

const SIZE = 4; // digits of the number of bytes
const [BYTES, DIGITS] = [10, 16]; // 10 bytes fit into 16 digits
const LONGEST = 3500; // digits: with more, some messengers cut it
const MOST_WRITTEN = 256 * 1024; // bytes of JSON

/** Null where the pack is too large for a link that arrives everywhere. */
export async function toLink({ name, tables }: Pack): Promise<string | null> {
  const written = new Blob([JSON.stringify({ name, tables })]).stream();
  const packed = await bytesOf(written.pipeThrough(new CompressionStream("deflate-raw")), MOST_WRITTEN);
  if (!packed) return null;
  let body = packed.length.toString(36).padStart(SIZE, "0");
  for (let at = 0; at < packed.length; at += BYTES) {
    let number = 0n;
    for (let i = 0; i < BYTES; i++) number = number * 256n + BigInt(packed[at + i] ?? 0);
    body += number.toString(36).padStart(DIGITS, "0");
  }
  return body.length > LONGEST ? null : checksum(body) + body;
}

/** The pack; null where the link is damaged. The end of the sentence it stood in does no harm. */
export async function fromLink(text: string): Promise<Pack | null> {
  const whole = text.toLowerCase().replace(/[^0-9a-z]+$/, "");
  const body = whole.slice(CHECK);
  if (!/^[0-9a-z]+$/.test(whole) || body.length > LONGEST || checksum(body) !== whole.slice(0, CHECK))
    return null;
  const size = parseInt(body.slice(0, SIZE), 36);
  const packed = new Uint8Array(Math.ceil(size / BYTES) * BYTES);
  for (let block = 0; block * BYTES < packed.length; block++) {
    let number = 0n;
    for (const digit of body.slice(SIZE + block * DIGITS, SIZE + (block + 1) * DIGITS))
      number = number * 36n + BigInt(parseInt(digit, 36));
    for (let i = BYTES - 1; i >= 0; i--, number /= 256n) packed[block * BYTES + i] = Number(number % 256n);
  }
  try {
    const stream = new Blob([packed.slice(0, size)]).stream();
    const bytes = await bytesOf(stream.pipeThrough(new DecompressionStream("deflate-raw")), MOST_WRITTEN);
    const pack = bytes && (JSON.parse(new TextDecoder().decode(bytes)) as Pack);
    return pack && typeof pack.name === "string" && typeof pack.tables === "object" ? pack : null;
  } catch {
    return null;
  }
}

/** All bytes of a stream; null where there are too many. */
async function bytesOf(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
