/** Of the catalog, the page takes only the messages that it can ask for. */

import type { Plugin } from "vite";

const NEEDED =
  /^(page-|people-(?!cli-|about|epilogue)|account-|cups?-(?!cli-|about|epilogue)|clubs?-|botladder-|safety-|matching-|watching-|weekly-(?!cli-|about|epilogue)|phrase-|ending-|lesson-|clause-qin-|event-qin-|option-qin-|qin-(board-note|pagoda-colour|points)|player-|temper-|strength-|play-(seat-name|plain-name|board-name|series-won|and)\b)/;

export function neededWords(): Plugin {
  return {
    name: "needed-words",
    enforce: "post",
    transform(code, id) {
      if (!/\.ftl\?raw$/.test(id)) return null;
      const text = JSON.parse(code.replace(/^export default /, "").replace(/;?\s*$/, "")) as string;
      return { code: `export default ${JSON.stringify(only(text, NEEDED))}`, map: null };
    },
  };
}

/** The messages whose id fits; a message begins with its id at the start of a line. */
export function only(text: string, wanted: RegExp): string {
  return text
    .split(/\n(?=[a-z#])/)
    .filter((message) => wanted.test(message))
    .join("\n");
}
