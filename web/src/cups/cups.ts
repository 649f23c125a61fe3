/** Cups and clubs over HTTP, and how their parts are said. */

import { gameName } from "../table/names";
import { ask } from "../wire/api";
import type { ClubInfo, CupInfo, CupKind, GivenCupPlan, CupSummary } from "../wire/messages";
import { say } from "../words/say.svelte";

const at = (room: "cups" | "clubs", ...rest: string[]) => [room, ...rest].map(encodeURIComponent).join("/");

export const KINDS: readonly CupKind[] = ["mini", "swiss", "arena"];
export const cups = (): Promise<CupSummary[]> => ask("GET", "cups");
export const cup = (id: string): Promise<CupInfo> => ask("GET", at("cups", id));
export const hostCup = (plan: GivenCupPlan): Promise<CupInfo> => ask("POST", "cups", plan);
export const actInCup = (id: string, what: "enter" | "withdraw" | "start"): Promise<CupInfo> =>
  ask("POST", at("cups", id, what));
export const closeCup = (id: string): Promise<void> => ask("DELETE", at("cups", id));

export const clubs = (): Promise<ClubInfo[]> => ask("GET", "clubs");
export const foundClub = (name: string): Promise<ClubInfo> => ask("POST", "clubs", { name });
const withLink = (link?: string) => (link ? `?link=${encodeURIComponent(link)}` : "");
export const club = (id: string, link?: string): Promise<ClubInfo> =>
  ask("GET", at("clubs", id) + withLink(link));
export const joinClub = (id: string, link?: string): Promise<ClubInfo> =>
  ask("POST", at("clubs", id, "join") + withLink(link));
export const leaveClub = (id: string): Promise<void> => ask("POST", at("clubs", id, "leave"));
export const setWeekly = (id: string, plan: GivenCupPlan | null, first: number): Promise<ClubInfo> =>
  ask("PUT", at("clubs", id, "weekly"), { plan, first });

export function cupName({ kind, game }: Pick<CupSummary, "kind" | "game">): string {
  return say("cup-name", { kind: say("cup-kind", { kind }), game: gameName(game) });
}

/** What is agreed on in a cup, in short pieces. */
export function termsOf(cup: CupSummary): string[] {
  const { pace, kind } = cup;
  const minutes = Math.round(pace.seconds / 60);
  return [
    say("cup-seats", { seats: cup.seats }),
    kind === "arena"
      ? say("cup-minutes", { minutes: cup.minutes })
      : say("cup-rounds", { rounds: cup.rounds }),
    pace.per === "game"
      ? say("cup-clock", { minutes, increment: pace.increment })
      : say("cup-days", { days: Math.max(1, Math.round(pace.seconds / 86_400)) }),
    ...(cup.rated ? [say("cup-is-rated")] : []),
    ...(cup.duplicate ? [say("cup-is-duplicate")] : []),
    ...(cup.programs ? [say("cup-is-for-programs")] : []),
  ];
}

/** Points as people write them: ½ and thirds instead of 0.5 and 0.333. */
export function points(value: number): string {
  const whole = Math.floor(value + 1e-6);
  const rest = Math.round((value - whole) * 6);
  const part = ["", "⅙", "⅓", "½", "⅔", "⅚"][rest] ?? "";
  return part && !whole ? part : `${whole}${part}`;
}
