/** A pack as a TOML file, as `mandate cards` reads it. */

import type { Pack } from "../data/box.svelte";

export function toToml({ name, tables }: Pack): string {
  const entries = Object.entries(tables).flatMap(([kind, all]) =>
    all.map((entry) => `[[${kind}]]\n${lines(entry)}`),
  );
  return [`[pack]\n${lines({ name })}`, ...entries].join("\n");
}

const lines = (entry: Record<string, unknown>): string =>
  Object.entries(entry)
    .map(([field, value]) => `${key(field)} = ${written(value)}\n`)
    .join("");

const key = (name: string): string => (/^[\w-]+$/.test(name) ? name : JSON.stringify(name));

function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (typeof value === "object" && value !== null)
    return `{ ${Object.entries(value)
      .map(([name, each]) => `${key(name)} = ${written(each)}`)
      .join(", ")} }`;
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}
