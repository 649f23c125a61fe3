/** People over HTTP: profiles, following, challenges. */

import { ask } from "../wire/api";
import type {
  ChallengeInfo,
  PersonCard,
  Plan,
  PlayedGame,
  Profile,
  ProfileSection,
  ProfileSettings,
  RatingPoint,
} from "../wire/messages";
import { knows, say } from "../words/say.svelte";

export const SECTIONS: readonly ProfileSection[] = ["games", "opponents", "practice", "presence", "data"];

/** A person's address on the page: the name for people to read, the tag for the server. */
export function addressOf({ name, tag }: PersonCard): string {
  const plain = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return plain ? `${plain}.${tag}` : (tag ?? "");
}

const at = (address: string, ...rest: string[]) =>
  ["people", address, ...rest].map(encodeURIComponent).join("/");

export const profile = (address: string): Promise<Profile> => ask("GET", at(address));
export const myProfile = (): Promise<Profile> => ask("GET", "me/profile");
export const changeProfile = (settings: ProfileSettings): Promise<Profile> =>
  ask("PUT", "me/profile", settings);
export const history = (address: string, game: string, scale: string): Promise<RatingPoint[]> =>
  ask("GET", at(address, "ratings", game, scale));
export const follow = (address: string): Promise<void> => ask("PUT", at(address, "follow"));
export const unfollow = (address: string): Promise<void> => ask("DELETE", at(address, "follow"));
export const following = (): Promise<PersonCard[]> => ask("GET", "me/following");
export const opponents = (): Promise<PersonCard[]> => ask("GET", "me/opponents");
export const challenges = (): Promise<ChallengeInfo[]> => ask("GET", "me/challenges");
export const challenge = (address: string, plan: Plan): Promise<ChallengeInfo> =>
  ask("POST", at(address, "challenge"), plan);
export const answer = (id: string, how: "accept" | "decline"): Promise<ChallengeInfo> =>
  ask("POST", `challenges/${encodeURIComponent(id)}/${how}`);
export const withdraw = (id: string): Promise<void> => ask("DELETE", `challenges/${encodeURIComponent(id)}`);

export interface GamesFilter {
  game: string;
  ending: string;
  rated: boolean;
}

export function gamesOf(address: string, filter: GamesFilter, more?: string): Promise<PlayedGame[]> {
  const query = new URLSearchParams();
  if (filter.game) query.set("game", filter.game);
  if (filter.ending) query.set("ending", filter.ending);
  if (filter.rated) query.set("rated", "true");
  if (more) query.set("more", more);
  return ask("GET", `${at(address, "games")}?${query}`);
}

/** How a game was played: its scenario in the game's own words, or how many played. */
export function modeName(game: string, mode: string): string {
  const own = `${game}-mode-${mode}`;
  if (knows(own)) return say(own);
  return Number.isInteger(Number(mode))
    ? say("people-mode-seats", { seats: Number(mode) })
    : say("people-mode-together");
}
