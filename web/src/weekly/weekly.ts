/** The week's deals over HTTP. */

import { ask } from "../wire/api";
import type { TableInfo, WeeklyInfo } from "../wire/messages";

const at = (...rest: string[]) => ["weekly", ...rest].map(encodeURIComponent).join("/");

export const thisWeek = (): Promise<WeeklyInfo[]> => ask("GET", "weekly");
export const oneWeek = (week: string, game: string): Promise<WeeklyInfo> => ask("GET", at(week, game));
export const playWeek = (game: string, listed: boolean): Promise<TableInfo> =>
  ask("POST", at(game), { listed });
export const practiceWeek = (week: string, game: string): Promise<TableInfo> =>
  ask("POST", at(week, game, "practice"));
export const nameMe = (week: string, game: string, listed: boolean): Promise<WeeklyInfo> =>
  ask("PUT", at(week, game, "listed"), { listed });
export const dealAddress = (week: string, game: string): string => `api/${at(week, game, "deal")}`;

/** The name of the week before: that of a moment in it. */
export function weekBefore({ begins }: Pick<WeeklyInfo, "begins">): string {
  const thursday = new Date(begins - 4 * 86_400_000); // which decides to what year a week belongs
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const week = 1 + Math.floor((thursday.getTime() - first) / (7 * 86_400_000));
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, "0")}`;
}
