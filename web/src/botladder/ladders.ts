/** The bot ladder over HTTP. */

import { ask } from "../wire/api";
import type { BotInfo, BotToken, LadderInfo, LadderSummary } from "../wire/messages";

export const ladders = (): Promise<LadderSummary[]> => ask("GET", "ladders");
export const ladder = (id: string): Promise<LadderInfo> => ask("GET", `ladders/${encodeURIComponent(id)}`);
export const archiveOf = (id: string): string => `api/ladders/${encodeURIComponent(id)}/archive`;

const at = (bot: string) => `me/bots/${encodeURIComponent(bot)}`;
export const bots = (): Promise<BotInfo[]> => ask("GET", "me/bots");
export const makeBot = (name: string, version: string): Promise<BotToken> =>
  ask("POST", "me/bots", { name, version });
export const revokeBot = (bot: string): Promise<void> => ask("DELETE", at(bot));
export const resumeBot = (bot: string): Promise<BotInfo> => ask("POST", `${at(bot)}/resume`);
