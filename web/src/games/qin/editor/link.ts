/**
 * A map as part of a link, and back. Messengers cut signs off the end of a link and some change its letters, so
 * it has small letters and digits only, and a checksum in front: a damaged one is noticed, never another map.
 */

import { CHECK, checksum } from "../../../checksum";
import { LEAST, MOST, SIGNS } from "./map";

const SIZES = 32n; // more than MOST
const LONGEST = 400; // a map of MOST by MOST is shorter

export function toLink(rows: readonly string[]): string {
  const squares = [...rows.join("")].reverse();
  let number = 0n;
  for (const sign of squares)
    number = number * BigInt(SIGNS.length) + BigInt((SIGNS as readonly string[]).indexOf(sign));
  const whole = (number * SIZES + BigInt(rows.length)) * SIZES + BigInt(rows[0]?.length ?? 0);
  const body = whole.toString(36);
  return checksum(body) + body;
}

/** Whether a map can go into a link: its rows are even, not too many, and of known signs. */
export function fitsLink(rows: readonly string[]): boolean {
  const width = rows[0]?.length ?? 0;
  const sized = (size: number) => size >= LEAST && size <= MOST;
  return (
    sized(rows.length) && sized(width) && rows.every((row) => row.length === width && /^[.V~RYB]+$/.test(row))
  );
}

/** The map; null where the link is damaged. The end of the sentence it stood in does no harm. */
export function fromLink(text: string): string[] | null {
  const rows = text.includes("_") ? text.split("_") : unpacked(text.toLowerCase().replace(/[^0-9a-z]+$/, ""));
  return rows && fitsLink(rows) ? rows : null;
}

function unpacked(text: string): string[] | null {
  const body = text.slice(CHECK);
  if (!/^[0-9a-z]+$/.test(text) || text.length > LONGEST || checksum(body) !== text.slice(0, CHECK))
    return null;
  let number = 0n;
  for (const digit of body) number = number * 36n + BigInt(parseInt(digit, 36));
  const next = (base: bigint) => {
    const digit = Number(number % base);
    number /= base;
    return digit;
  };
  const width = next(SIZES);
  const height = next(SIZES);
  const row = () => Array.from({ length: width }, () => SIGNS[next(BigInt(SIGNS.length))]).join("");
  return Array.from({ length: height }, row);
}
