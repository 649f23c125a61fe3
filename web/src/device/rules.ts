/** Our Python rules in this browser, in a worker of their own: started when they are first needed. */

import { keepTable, logsHere, type Progress } from "../wire/device";
import type { Refusal } from "../wire/messages";
import { catalogOf, format, type Facts } from "../words/catalog";
import { language } from "../words/say.svelte";
import type { FromRules, ToRules } from "./messages";

/** A refusal as the rules give it: what is to be said, in no language yet. */
type Unsaid = Pick<Refusal, "code" | "clause"> & { facts: Record<string, unknown> };

let worker: Promise<Worker> | null = null;
let words: Record<string, string> = {};
let last = 0;
const asked = new Map<number, (answer: { status: number; text: string }) => void>();
const hearing = new Map<number, Progress>(); // how far long answers are
const lines = new Map<number, (text: string, shut: boolean) => void>();

/** Start them: they will be needed soon. */
export function warmUp(): void {
  void started().catch(() => undefined); // who needs them next sees why
}

export async function ask(
  method: string,
  path: string,
  body: unknown,
  progress?: Progress,
): Promise<{ ok: boolean; answer: unknown }> {
  const rules = await started();
  const number = (last += 1);
  const answer = await new Promise<{ status: number; text: string }>((done) => {
    asked.set(number, done);
    if (progress) hearing.set(number, progress);
    send(rules, { do: "ask", number, method, path, body: body === undefined ? "" : JSON.stringify(body) });
  });
  return { ok: answer.status < 400, answer: spoken(answer.text) };
}

/** Hear what happens at a table; `shut`: it was refused, and nothing more comes. */
export async function listen(
  table: string,
  query: string,
  hear: (text: string, shut: boolean) => void,
): Promise<{ send(text: string): void; close(): void }> {
  const rules = await started();
  const line = (last += 1);
  lines.set(line, hear);
  send(rules, { do: "listen", line, table, query });
  return {
    send: (text) => send(rules, { do: "send", line, text }),
    close: () => {
      lines.delete(line);
      send(rules, { do: "hang-up", line });
    },
  };
}

const send = (rules: Worker, message: ToRules) => rules.postMessage(message);

function started(): Promise<Worker> {
  worker ??= start().catch((problem: unknown) => {
    worker = null; // perhaps another time
    throw problem;
  });
  return worker;
}

function start(): Promise<Worker> {
  return new Promise((done, failed) => {
    const rules = new Worker(new URL("device/rules.js", document.baseURI), { type: "module" });
    rules.addEventListener("error", () => failed(new Error("the rules do not start in this browser")));
    rules.addEventListener("message", ({ data }: MessageEvent<FromRules>) => {
      if (data.is === "ready") {
        words = data.words;
        done(rules);
      } else if (data.is === "failed") {
        rules.terminate();
        failed(new Error(data.why));
      } else if (data.is === "answer") {
        asked.get(data.number)?.(data);
        asked.delete(data.number);
        hearing.delete(data.number);
      } else if (data.is === "progress") {
        hearing.get(data.number)?.(data.share);
      } else if (data.is === "changed") {
        keepTable(data.table, { lines: data.lines, summary: JSON.parse(data.summary) });
      } else {
        lines.get(data.line)?.(JSON.stringify(spoken(data.text)), data.is === "shut");
      }
    });
    send(rules, { do: "start", kept: logsHere() });
  });
}

/** A message; a refusal gets its sentence. */
function spoken(text: string): unknown {
  const message = JSON.parse(text) as unknown;
  const refusal = message as Partial<Unsaid> & { is?: string };
  if (refusal?.is !== "refused" || !refusal.facts) return message;
  const { facts, ...plain } = refusal as Unsaid & { is: string };
  return { ...plain, sentence: sentence({ code: plain.code, clause: plain.clause ?? null, facts }) };
}

function sentence({ code, clause, facts }: Unsaid): string {
  const { bundle } = catalogOf(language(), [words[language()] ?? ""]);
  const entries = Object.entries(facts).map(([name, fact]) => [name, factOf(fact)]);
  const said = format(bundle, `problem-${code}`, Object.fromEntries(entries) as Facts);
  return clause ? `${said} [${clause}]` : said;
}

function factOf(fact: unknown): string | number {
  if (typeof fact === "string" || typeof fact === "number") return fact;
  return typeof fact === "object" && fact !== null && "code" in fact
    ? sentence(fact as Unsaid)
    : String(fact);
}
