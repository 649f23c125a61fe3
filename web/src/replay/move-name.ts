/** What a move of a record is called in a list. */

import type { GameRoom } from "../games/room";
import type { NameOf } from "../table/names";
import type { Judged, Step } from "../wire/messages";
import { say } from "../words/say.svelte";
import { tellFact } from "../words/text";

/** The token, where the game has one for people; else what it brought, or what a review calls it: no word of a program. */
export function moveName(
  { choice, events }: Step,
  judged: Judged | undefined,
  room: Pick<GameRoom, "notation" | "tell" | "listsWholeMoves">,
  nameOf: NameOf,
): string {
  const written = choice === null ? null : (room.notation?.(choice) ?? null);
  if (written !== null) return written;
  const told = events.flatMap((event) => room.tell(event, nameOf, false) ?? []);
  if (told[0] !== undefined) return room.listsWholeMoves ? told.join(" ") : told[0];
  if (judged?.told) return tellFact(judged.told, nameOf);
  return say(choice === "pass" ? "page-move-pass" : "page-move-quiet");
}
