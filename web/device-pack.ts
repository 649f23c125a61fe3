/**
 * What a browser needs to run our Python rules by itself, beside the page: Python compiled to WebAssembly (Pyodide), the
 * one package that the rules need there, and the worker that runs them. The rules themselves come from the server, which
 * has them (server/http/pack.py). Compressed here once, for everybody who fetches and keeps it.
 */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Plugin, type ResolvedConfig } from "vite";

export const FOLDER = "device";
const PYTHON = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const STDLIB = "python_stdlib.zip"; // compressed already, as wheels are
const WHEELS = "wheels"; // fetched by the Makefile

export function devicePack(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "device-pack",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      const folder = join(config.root, config.build.outDir, FOLDER);
      mkdirSync(folder, { recursive: true });
      const pyodide = dirname(createRequire(import.meta.url).resolve("pyodide"));
      // Not .gz: servers would send that as a file that browsers are to open, and have nothing compressed to keep.
      const compressed = (name: string, content: string | Buffer) =>
        writeFileSync(join(folder, `${name}.gzip`), gzipSync(content, { level: 9 }));
      for (const name of PYTHON) compressed(name, readFileSync(join(pyodide, name)));
      compressed(
        "pyodide-lock.json",
        withoutPackages(readFileSync(join(pyodide, "pyodide-lock.json"), "utf-8")),
      );
      writeFileSync(join(folder, STDLIB), readFileSync(join(pyodide, STDLIB)));
      const wheels = readdirSync(join(config.root, WHEELS)).filter((name) => name.endsWith(".whl"));
      for (const name of wheels)
        writeFileSync(join(folder, name), readFileSync(join(config.root, WHEELS, name)));
      await build({
        configFile: false,
        root: config.root,
        publicDir: false,
        ...(config.logLevel ? { logLevel: config.logLevel } : {}),
        define: { __WHEELS__: JSON.stringify(wheels) },
        build: {
          outDir: join(config.build.outDir, FOLDER),
          emptyOutDir: false,
          target: "es2022",
          lib: { entry: "src/device/rules-worker.ts", formats: ["es"], fileName: () => "rules.js" },
        },
      });
    },
  };
}

/** Pyodide's list of what it could load from elsewhere: only its own part is read at a start. */
function withoutPackages(list: string): string {
  return JSON.stringify({ ...(JSON.parse(list) as object), packages: {} });
}
