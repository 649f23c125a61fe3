/** What a seat is deciding: from the season, the track and the open cards, which everybody sees. */

import type { GreatWallView } from "../../../wire/generated";
import { say } from "../../../words/say.svelte";
import { cardName } from "./cards";

export function deciding(view: GreatWallView, seat: number, nameOf: (seat: number) => string): string {
  const { phase, turn } = view.time;
  const player = nameOf(seat);
  const facts = { player, owner: "", card: "", season: say("gw-phase", { phase }) };
  if (phase === "setup") return say("gwp-deciding", { ...facts, what: "general" });
  if (phase !== "fall") return say("gwp-deciding", { ...facts, what: "season" });
  if (turn) {
    const what = turn.clan === seat ? "turn" : "part";
    return say("gwp-deciding", { ...facts, what, owner: nameOf(turn.clan), card: cardName(turn.card) });
  }
  const open = view.clans.every(({ kind, left, card }) => (kind ?? "player") !== "player" || left || card);
  return say("gwp-deciding", { ...facts, what: open ? "track" : "card" });
}
