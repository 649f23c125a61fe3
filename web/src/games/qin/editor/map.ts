/** A map being painted: plain rows of signs. Whether it can be played on is the server's word. */

export const SIGNS = [".", "V", "~", "R", "Y", "B"] as const;
export type Sign = (typeof SIGNS)[number];

export const LEAST = 3;
export const MOST = 26;

export function painted(rows: readonly string[], column: number, row: number, sign: Sign): string[] {
  return rows.map((line, i) => (i === row ? line.slice(0, column) + sign + line.slice(column + 1) : line));
}

/** The map made wider, narrower, higher or lower; new spaces are grass. */
export function resized(rows: readonly string[], width: number, height: number): string[] {
  const columns = within(width);
  return Array.from({ length: within(height) }, (_, row) =>
    (rows[row] ?? "").slice(0, columns).padEnd(columns, "."),
  );
}

function within(size: number): number {
  return Math.min(Math.max(Math.trunc(size) || LEAST, LEAST), MOST);
}

/** A sign as the catalog knows it. */
export function wordOf(sign: string | undefined): string {
  return { ".": "grass", "~": "water" }[sign ?? "."] ?? sign ?? "";
}
