/** The worker that runs our Python rules in the browser: what goes to a server elsewhere comes here. See rules.ts. */

import type { FromRules, ToRules } from "./messages";

declare const self: DedicatedWorkerGlobalScope;
declare const __WHEELS__: string[]; // written in by the build

const HERE = new URL("./", self.location.href);
const PACKAGES = "/packages";

/** A thing of Python's, and what it is for us. */
interface Proxy<T = unknown> {
  toJs(): T;
  destroy(): void;
}
interface Device extends Proxy {
  ask(method: string, path: string, body: string): Proxy<[number, string]>;
  has(table: string): boolean;
  listen(table: string, query: string): Listener;
  think(table: string): boolean;
  changed(): Proxy<[string, string[], string][]>;
  review(body: string): Study;
}
interface Study extends Proxy {
  done: number;
  of: number;
  go_on(): boolean;
  answer(): Proxy<[number, string]>;
}
interface Listener extends Proxy {
  hear(): string;
  take(frame: string): string;
}
interface Python {
  FS: { mkdirTree(path: string): void; writeFile(path: string, text: string): void };
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  globals: { set(name: string, value: unknown): void };
}

const START = `
import logging, os, sys
logging.disable(logging.WARNING)  # that a game is not here is no news
os.environ["MANDATE_KERNEL"] = "python"
sys.path.insert(0, "${PACKAGES}")
from mandate.core import flat
flat.stand_in()
import json
from mandate.table.device import Device
Device(lambda: int(now()), json.loads(kept))
`;

const BROKEN = JSON.stringify({ is: "refused", ref: null, code: "internal", clause: null, facts: {} });

const tell = (message: FromRules) => self.postMessage(message);
const listeners = new Map<number, { table: string; listener: Listener }>();
let device: Promise<Device>;
let thinking = false;

const REVIEW = /^study\/review(\?|$)/;
let reviewed = 0; // the number of the newest review; an earlier one is no longer wanted

self.addEventListener("message", ({ data }: MessageEvent<ToRules>) => {
  take(data).catch((problem: unknown) => {
    console.error(problem);
    if (data.do === "ask") tell({ is: "answer", number: data.number, status: 500, text: BROKEN });
  });
});

async function take(message: ToRules): Promise<void> {
  if (message.do === "start") {
    device = start(message.kept);
    await device.catch((problem: unknown) => tell({ is: "failed", why: String(problem) }));
    return;
  }
  const rules = await device;
  if (message.do === "ask" && REVIEW.test(message.path)) {
    await review(rules, message.number, message.body);
  } else if (message.do === "ask") {
    const [status, text] = taken(rules.ask(message.method, message.path, message.body));
    spread(rules, () => tell({ is: "answer", number: message.number, status, text }));
  } else if (message.do === "listen") {
    if (!rules.has(message.table)) {
      const [, refusal] = taken(rules.ask("GET", `tables/${message.table}/record`, ""));
      tell({ is: "shut", line: message.line, text: refusal });
      return;
    }
    const listener = rules.listen(message.table, message.query);
    listeners.set(message.line, { table: message.table, listener });
    tell({ is: "news", line: message.line, text: listener.hear() });
  } else if (message.do === "hang-up") {
    listeners.get(message.line)?.listener.destroy();
    listeners.delete(message.line);
  } else {
    const there = listeners.get(message.line);
    if (!there) return;
    const answer = there.listener.take(message.text);
    spread(rules, () => tell({ is: "news", line: message.line, text: answer }));
  }
  void think(rules);
}

/** One choice at a time; in between, whatever a person sends is taken. */
async function review(rules: Device, number: number, body: string): Promise<void> {
  reviewed = number;
  const study = rules.review(body);
  while (reviewed === number && study.go_on()) {
    tell({ is: "progress", number, share: study.done / study.of });
    await pause();
  }
  const [status, text] = taken(study.answer());
  study.destroy();
  tell({ is: "answer", number, status, text });
}

const pause = () => new Promise((done) => setTimeout(done, 0));

function taken<T>(proxy: Proxy<T>): T {
  const found = proxy.toJs();
  proxy.destroy();
  return found;
}

/** Save what has changed, then send it to all listeners. */
function spread(rules: Device, before?: () => void): void {
  const changed = taken(rules.changed());
  for (const [table, lines, summary] of changed) tell({ is: "changed", table, lines, summary });
  before?.();
  for (const [line, there] of listeners)
    if (changed.some(([table]) => table === there.table))
      tell({ is: "news", line, text: there.listener.hear() });
}

/** Computer players answer one at a time; in between, whatever a person sends is taken. */
async function think(rules: Device): Promise<void> {
  if (thinking) return;
  thinking = true;
  try {
    await answers(rules);
  } finally {
    thinking = false;
  }
}

async function answers(rules: Device): Promise<void> {
  const once = () => [...listeners.values()].some(({ table }) => rules.think(table));
  while (once()) {
    spread(rules);
    await pause();
  }
}

async function start(kept: Record<string, string[]>): Promise<Device> {
  const { loadPyodide } = (await import(/* @vite-ignore */ new URL("pyodide.mjs", HERE).href)) as {
    loadPyodide(options: object): Promise<Python>;
  };
  const [python, sources, ...wheels] = await Promise.all([
    loadPyodide({ indexURL: HERE.href }),
    fetch(new URL("mandate.json", HERE)).then((answer) => answer.json()) as Promise<{
      files: Record<string, string>;
      words: Record<string, string>;
    }>,
    ...__WHEELS__.map((name) => fetch(new URL(name, HERE)).then((answer) => answer.arrayBuffer())),
  ]);
  for (const wheel of wheels) python.unpackArchive(wheel, "wheel", { extractDir: PACKAGES });
  for (const [path, text] of Object.entries(sources.files)) {
    python.FS.mkdirTree(`${PACKAGES}/${path.slice(0, path.lastIndexOf("/"))}`);
    python.FS.writeFile(`${PACKAGES}/${path}`, text);
  }
  python.globals.set("kept", JSON.stringify(kept));
  python.globals.set("now", () => Date.now());
  const made = python.runPython(START) as Device;
  tell({ is: "ready", words: sources.words });
  return made;
}
