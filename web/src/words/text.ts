/** Texts that are still in no language, as games tell them; src/mandate/lang/text.py does the same for the terminal. */

import type { Fact, Text } from "../wire/messages";
import type { Facts } from "./catalog";
import { knows, say } from "./say.svelte";

type NameOf = (seat: number) => string;

/** The fact in the page's language. */
export function tellFact(fact: Fact, nameOf: NameOf): string {
  const said = saidOf(fact, nameOf);
  return typeof said === "string" ? said : String(said);
}

function saidOf(fact: Fact, nameOf: NameOf): string | number {
  if (typeof fact !== "object") return fact;
  if ("seat" in fact) return nameOf(fact.seat);
  if ("join" in fact) {
    const parts = fact.join.map((part) => tellFact(part, nameOf));
    if (fact.by !== "; " || parts.length === 0) return parts.join(fact.by ?? ", ");
    return parts.reduce((first, second) => say("text-semicolon", { first, second }));
  }
  return inShape(sentenceOf(fact, nameOf), fact.shape ?? "");
}

/** One text that the catalog lacks must not take the table with it: its id stands there, and the console says so. */
function sentenceOf({ id, facts = {} }: Text, nameOf: NameOf): string {
  if (!knows(id)) {
    console.error(`no message ${id}`);
    return id;
  }
  const said: Facts = {};
  for (const [name, fact] of Object.entries(facts)) said[name] = saidOf(fact, nameOf);
  return say(id, said);
}

function inShape(sentence: string, shape: "" | "sentence" | "open"): string {
  if (shape === "sentence") return sentence.charAt(0).toUpperCase() + sentence.slice(1);
  return shape === "open" ? sentence.replace(/\.$/, "") : sentence;
}
