/** Why it ended as it did, and by how much. */

import { say } from "../../../words/say.svelte";
import { everybody } from "../../../words/tell";
import type { NameOf } from "../../../table/names";
import type { Tabletop } from "../data/tabletop";
import type { Page } from "../seasons/story";

type Ending = Pick<Tabletop, "outcome" | "clans" | "mission" | "shame">;

export function endOf(table: Ending, pages: readonly Page[], nameOf: NameOf): string[] {
  const { outcome, clans, mission } = table;
  if (!outcome || outcome.reason === "resigned") return [];
  if (mission) {
    const missing = mission.goal - mission.fulfilled.length;
    const asked = say("gwp-after-requests", { n: mission.fulfilled.length, goal: mission.goal });
    return missing > 0 ? [asked, say("gwp-after-missing", { n: missing })] : [asked];
  }
  const ended = pages.flatMap(({ events }) => events).findLast((event) => event.event === "ended");
  const tied = ended?.tied ?? [];
  const winner = outcome.winners[0] ?? null;
  const rival = clans.find(({ kind }) => kind === "qin");
  if (rival) {
    const own = clans.find(({ kind }) => kind === "player")!;
    const facts = { player: nameOf(rival.clan), own: own.honor, honor: rival.honor };
    const by = Math.abs(own.honor - rival.honor);
    if (outcome.reason === "shame") return [say("gwp-after-solo-shame", facts)];
    return [say(winner === null ? "gwp-after-solo-lost" : "gwp-after-solo-won", { ...facts, by })];
  }
  if (winner === null) return [];
  const best = clans.find(({ clan }) => clan === winner)!;
  if (tied.length > 0)
    return [
      say("gwp-after-tied", {
        winner: nameOf(winner),
        others: everybody(tied.map(nameOf)),
        honor: best.honor,
      }),
    ];
  const others = clans.filter(({ clan, kind, left }) => clan !== winner && kind === "player" && !left);
  const [next] = others.sort((one, other) => other.honor - one.honor);
  return next
    ? [
        say("gwp-after-won", {
          winner: nameOf(winner),
          honor: best.honor,
          by: best.honor - next.honor,
          other: nameOf(next.clan),
        }),
      ]
    : [];
}
