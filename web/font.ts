/** The typeface: asked for together with the script, and with its licence beside it. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const LICENCE = createRequire(import.meta.url).resolve("@fontsource-variable/source-serif-4/LICENSE");
const FIRST = /latin-wght-normal-.*\.woff2$/; // what every page needs; other letters are fetched when they come up

export function font(): Plugin {
  return {
    name: "font",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "font-licence.txt", source: readFileSync(LICENCE) });
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST.test(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `./${file}` },
            injectTo: "head",
          })),
    },
  };
}
