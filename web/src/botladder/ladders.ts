/** The bot ladder over HTTP. */

import { ask } from "../wire/api";
import type { BotInfo, BotToken, LadderInfo, LadderPlace, LadderSummary } from "../wire/messages";

export const ladders = (): Promise<LadderSummary[]> => ask("GET", "ladders");
export const ladder = (id: string): Promise<LadderInfo> => ask("GET", `ladders/${encodeURIComponent(id)}`);
export const archiveOf = (id: string): string => `api/ladders/${encodeURIComponent(id)}/archive`;

const at = (bot: string) => `me/bots/${encodeURIComponent(bot)}`;
export const bots = (): Promise<BotInfo[]> => ask("GET", "me/bots");
export const makeBot = (name: string, version: string): Promise<BotToken> =>
  ask("POST", "me/bots", { name, version });
export const revokeBot = (bot: string): Promise<void> => ask("DELETE", at(bot));
export const resumeBot = (bot: string): Promise<BotInfo> => ask("POST", `${at(bot)}/resume`);

/** The part of a scale that a ladder covers, and where a rating stands on it, in percent. */
export function scaleOf(places: readonly LadderPlace[]): (points: number) => number {
  const low = Math.min(0, ...places.map((place) => place.low));
  const high = Math.max(400, ...places.map((place) => place.high));
  return (points) => (100 * (points - low)) / (high - low);
}
