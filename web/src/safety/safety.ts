/** What people can do about each other, over HTTP. */

import { ask } from "../wire/api";
import type {
  At,
  Block,
  Complaint,
  Decision,
  NewDecision,
  NewReport,
  Notice,
  Policy,
  ReportDetails,
  ReportInfo,
} from "../wire/messages";

export const policy = (): Promise<Policy> => ask("GET", "policy");

export const blockPerson = (person: At): Promise<void> => ask("POST", "me/blocks", person);
/** The same by their profile. */
export const blockAt = (address: string): Promise<void> =>
  ask("PUT", `people/${encodeURIComponent(address)}/block`);
export const complainAbout = (address: string, complaint: Complaint): Promise<{ id: string }> =>
  ask("POST", `people/${encodeURIComponent(address)}/reports`, complaint);
export const myBlocks = (): Promise<Block[]> => ask("GET", "me/blocks");
export const unblock = (id: string): Promise<void> => ask("DELETE", `me/blocks/${encodeURIComponent(id)}`);
export const sendReport = (report: NewReport): Promise<{ id: string }> => ask("POST", "reports", report);

export const myNotices = (): Promise<Notice[]> => ask("GET", "me/notices");
export const confirmNotice = (id: string): Promise<void> =>
  ask("POST", `me/notices/${encodeURIComponent(id)}/confirm`);

export const enterAsModerator = (key: string): Promise<void> => ask("POST", "moderation/enter", { key });
export const leaveAsModerator = (): Promise<void> => ask("POST", "moderation/leave");
export const reports = (closed: boolean): Promise<ReportInfo[]> =>
  ask("GET", `moderation/reports?closed=${closed}`);
export const reportDetails = (id: string): Promise<ReportDetails> =>
  ask("GET", `moderation/reports/${encodeURIComponent(id)}`);
export const decide = (id: string, decision: NewDecision): Promise<void> =>
  ask("POST", `moderation/reports/${encodeURIComponent(id)}`, decision);
export const decisions = (): Promise<Decision[]> => ask("GET", "moderation/history");

export const REASONS: readonly NewReport["reason"][] = [
  "insult",
  "hate",
  "threat",
  "sexual",
  "minor",
  "spam",
  "cheating",
  "name",
  "other",
];
