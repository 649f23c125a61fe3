/** What a person has set for this browser. */

import { whenStored } from "./stored";

const KEPT = "mandate.settings";

interface Settings {
  theme: "system" | "light" | "dark";
  motion: boolean;
  confirm: boolean; // everything; otherwise the two below count
  confirmHidden: boolean; // what brings something hidden to light
  confirmTurn: boolean; // what ends the own turn
  lone: "never" | "smart" | "always"; // single choices are made by themselves; smart: where they reveal nothing
  quiet: string[]; // kinds of warnings that are not wanted any more
  sound: boolean;
  largeClock: boolean; // the clocks of live games, above the table
  shortcuts: boolean; // keys work wherever the focus is; otherwise only on the board
  film: "watch" | "brief" | "skip"; // what runs by itself, shown step by step
  list: boolean; // at a drawn table: all options, the log and the chat stand beside it
}

const DEFAULTS: Settings = {
  theme: "system",
  motion: true,
  confirm: true,
  confirmHidden: true,
  confirmTurn: true,
  lone: "smart",
  quiet: [],
  sound: false,
  largeClock: false,
  shortcuts: true,
  film: "watch",
  list: false,
};

export const settings = $state<Settings>({ ...DEFAULTS, ...kept() });

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

const texts = (values: Settings): Map<string, string> =>
  new Map(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));

let known = texts(settings); // as this tab has read or written them

/** Keep what was changed in this tab, and nothing else: the rest another one may have changed since. */
export function keepSettings(): void {
  const now = texts(settings);
  const changed = Object.entries(settings).filter(([name]) => now.get(name) !== known.get(name));
  known = now;
  if (changed.length > 0)
    localStorage.setItem(KEPT, JSON.stringify({ ...kept(), ...Object.fromEntries(changed) }));
}

function takeOver(): void {
  Object.assign(settings, { ...DEFAULTS, ...kept() });
  known = texts(settings);
}

/** Keep the settings and put them on the page, now and after every change. To be called once. */
export function applySettings(): void {
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  const theme = () => (settings.theme === "system" ? (dark.matches ? "dark" : "light") : settings.theme);
  const paint = () => (document.documentElement.dataset["theme"] = theme());
  dark.addEventListener("change", paint);
  whenStored(KEPT, takeOver);
  $effect.root(() => {
    $effect(() => {
      keepSettings();
      document.documentElement.dataset["motion"] = settings.motion ? "on" : "off";
      paint();
    });
  });
}

/** Whether there is to be movement: the person's wish here, and the system's. */
export function moving(): boolean {
  return settings.motion && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
