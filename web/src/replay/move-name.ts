/** What a move of a record is called in a list. */

import type { GameRoom } from "../games/room";
import type { NameOf } from "../table/names";
import type { Alternative, Prospect, ReviewedChoice, Step } from "../wire/messages";
import { say } from "../words/say.svelte";
import { tellFact } from "../words/text";

/** What a review calls a choice. */
export function choiceName(
  { choice, told: label }: ReviewedChoice | Alternative | Prospect,
  room: Pick<GameRoom, "notation"> | null | undefined,
  nameOf: NameOf,
): string {
  return label ? tellFact(label, nameOf) : (room?.notation?.(choice, true) ?? choice);
}

/** The token, where the game has one for people; else what it brought, or how it was offered: no word of a program. */
export function moveName(
  step: Step,
  judged: ReviewedChoice | undefined,
  room: Pick<GameRoom, "notation" | "tell" | "listsWholeMoves" | "reveal">,
  nameOf: NameOf,
): string {
  const { choice, events, told: label } = room.reveal?.(step) ?? step;
  const written = choice === null ? null : (room.notation?.(choice) ?? null);
  if (written !== null) return written;
  const sentences = events.flatMap((event) => room.tell(event, nameOf, false) ?? []);
  if (sentences[0] !== undefined) return room.listsWholeMoves ? joined(sentences) : sentences[0];
  if (label) return tellFact(label, nameOf);
  if (judged?.told) return tellFact(judged.told, nameOf);
  return say(choice === "pass" ? "page-move-pass" : "page-move-quiet");
}

/** One text of them; what was chosen is no whole sentence, and ends before the next one. */
const joined = (sentences: readonly string[]) =>
  sentences
    .map((each, i) => (i < sentences.length - 1 && !/[.!?…]$/u.test(each) ? `${each}.` : each))
    .join(" ");
