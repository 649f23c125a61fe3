/** The names of people who share this device at a table. No server needs them, so they are kept here only. */

const KEPT = "mandate.device-names";
const MOST = 50; // tables

interface AtTable {
  id?: string;
  round?: { before?: string | null };
}

type Names = Record<string, readonly string[]>;

let held: Names | null = null; // names are drawn often; and it is all there is where the browser keeps nothing

function read(): Names {
  held ??= stored() ?? {};
  return held;
}

function stored(): Names | null {
  try {
    return fitting(JSON.parse(localStorage.getItem(KEPT) ?? "{}"));
  } catch {
    return null; // no store, or not ours
  }
}

function fitting(found: unknown): Names {
  if (typeof found !== "object" || found === null) return {};
  const isNames = (names: unknown) => Array.isArray(names) && names.every((name) => typeof name === "string");
  return Object.fromEntries(Object.entries(found).filter(([, names]) => isNames(names)));
}

/** `names`: by seat; an empty one stands for the seat's own color. */
export function keepDeviceNames(table: string, names: readonly string[]): void {
  if (names.every((name) => name === "")) return;
  const before = stored() ?? read(); // another tab may have written meanwhile
  held = Object.fromEntries([...Object.entries(before), [table, names] as const].slice(-MOST));
  try {
    localStorage.setItem(KEPT, JSON.stringify(held));
  } catch {
    // private, or full
  }
}

/** The name of a seat; empty where none was entered. In the next game all players move one seat on. */
export function deviceName({ id, round }: AtTable, seat: number): string {
  const own = id === undefined ? undefined : read()[id];
  if (own) return own[seat] ?? "";
  const before = round?.before ? read()[round.before] : undefined;
  if (!before || id === undefined) return "";
  keepDeviceNames(id, [...before.slice(1), ...before.slice(0, 1)]);
  return read()[id]?.[seat] ?? "";
}

export function forgetDeviceNames(): void {
  held = null;
  try {
    localStorage.removeItem(KEPT);
  } catch {
    // no list
  }
}
