/** Builds the service worker last, with the list of all files that the page was built into. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { build, type Plugin, type ResolvedConfig } from "vite";
import type { Shell } from "./src/worker/shell.ts";

export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "service-worker",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      const folder = join(config.root, config.build.outDir);
      await build({
        configFile: false,
        root: config.root,
        publicDir: false,
        ...(config.logLevel ? { logLevel: config.logLevel } : {}),
        define: { __SHELL__: JSON.stringify(shellOf(folder)) },
        build: {
          outDir: config.build.outDir,
          emptyOutDir: false,
          target: "es2022",
          lib: {
            entry: "src/worker/worker.ts",
            formats: ["iife"],
            name: "worker",
            fileName: () => "worker.js",
          },
        },
      });
    },
  };
}

/** What the page itself never shows: what is kept only on wish, icons of an installed page, the picture of links, licences. */
const NOT_SHOWN = /^(device\/.*|icon-(180|512|maskable-512)\.png|preview\.png|(font-licence|licences)\.txt)$/;

/** All files below a folder that the page needs; the release is named after what is in them. */
export function shellOf(folder: string): Shell {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((file) => !NOT_SHOWN.test(file))
    .sort();
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  return { release: hash.digest("hex").slice(0, 16), files };
}
