/** What others wrote and the page carries, with its licences, in a file beside the page. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

export const LICENCES = "licences.txt";
const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//; // greedy: a package inside of another is itself

export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
      modules.push(join(import.meta.dirname, "node_modules/pyodide/package.json")); // see device-pack.ts
      this.emitFile({ type: "asset", fileName: LICENCES, source: noticesOf(modules) });
    },
  };
}

/** One notice for each package that one of these files belongs to. */
export function noticesOf(modules: string[]): string {
  const folders = modules.flatMap((id) => PACKAGE.exec(id.replaceAll("\\", "/"))?.[1] ?? []);
  return [...new Set(folders)]
    .sort()
    .map(notice)
    .join(`\n${"-".repeat(72)}\n\n`);
}

function notice(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8")) as Record<string, string>;
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.|$)/i.test(name));
  const text = file ? readFileSync(join(folder, file), "utf-8") : "";
  return `${about["name"]} ${about["version"]}: ${about["license"]}\n${text && `\n${text.trim()}\n`}`;
}
