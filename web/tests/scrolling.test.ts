import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const source = new URL("../src/", import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: "utf-8" }).filter((name) =>
  /\.(svelte|css)$/.test(name),
);

/** The style rules of a file, each as `selector { declarations }`. */
function rules(name: string): string[] {
  const text = readFileSync(new URL(name, source), "utf-8");
  const css = name.endsWith(".css") ? text : text.slice(text.indexOf("<style>"));
  return css.match(/[^{}]*\{[^{}]*\}/g) ?? [];
}

// Words for the ear only are positioned absolutely. In a list that scrolls and is not positioned itself they
// would stand where the list would be without its edge, and make the page around it longer.
it("whatever scrolls is positioned", () => {
  const scrolls = files.flatMap((name) =>
    rules(name)
      .filter((rule) => /overflow(-[xy])?:[^;]*\b(auto|scroll)\b/.test(rule))
      .map((rule) => ({ name, rule })),
  );
  expect(scrolls.length).toBeGreaterThan(10);
  expect(scrolls.filter(({ rule }) => !/\bposition: (relative|absolute|sticky|fixed)/.test(rule))).toEqual(
    [],
  );
});
