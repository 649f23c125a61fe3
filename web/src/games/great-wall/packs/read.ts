/** A pack from a file of the device: checked by the rules before it is kept. */

import { Refused } from "../../../wire/api";
import { readPrinted } from "../../../wire/study";
import { say } from "../../../words/say.svelte";
import type { Pack, Printed } from "../data/box.svelte";

const LARGEST = 60_000; // bytes: what a message can hold

/** The pack in TOML or JSON; throws a sentence that says what is wrong. */
export async function readPack(text: string): Promise<Pack> {
  if (text.length > LARGEST) throw new Error(say("gwp-pack-too-large"));
  const given = text.trimStart().startsWith("{") ? parsed(text) : text;
  const { printed, faults } = await readPrinted("great-wall", { pack: given });
  const [fault] = faults;
  if (fault) throw new Error(`${say("gwp-pack-faults", { n: faults.length })} ${fault.sentence}`);
  return (printed as unknown as Printed).pack;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text; // the server says what is wrong
  }
}

/** What to say of a file that could not be opened. */
export const whyNot = (problem: unknown): string =>
  problem instanceof Refused || problem instanceof Error ? problem.message : "";
