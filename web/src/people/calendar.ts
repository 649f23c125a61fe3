/** Quiet hours and vacations over HTTP. */

import { ask } from "../wire/api";
import type { CalendarInfo, QuietHours, Vacation } from "../wire/messages";

export const myCalendar = (): Promise<CalendarInfo> => ask("GET", "me/calendar");
export const keepQuiet = (quiet: QuietHours): Promise<CalendarInfo> => ask("PUT", "me/quiet-hours", quiet);
export const endQuiet = (): Promise<CalendarInfo> => ask("DELETE", "me/quiet-hours");
export const announce = (vacation: Vacation): Promise<CalendarInfo> => ask("PUT", "me/vacation", vacation);
export const comeBack = (): Promise<CalendarInfo> => ask("DELETE", "me/vacation");
