/** What a person likes, kept on this device, and saved as it is changed. */

export interface Settings {
  theme: "system" | "light" | "dark";
  glyphs: boolean;
  /** Every game at the plain table: all that lies there, in words. */
  inWords: boolean;
  motion: "system" | "full" | "none";
  sound: boolean;
  confirmTurn: boolean;
  pace: "slow" | "normal" | "fast" | "none";
}

const KEY = "bottega:settings";
const USUAL: Settings = {
  theme: "system",
  glyphs: true,
  inWords: false,
  motion: "system",
  sound: false,
  confirmTurn: false,
  pace: "normal",
};

function kept(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...USUAL };
  }
}

export const settings: Settings = $state(kept());

/** Change a setting, and keep it. */
export function change<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing: it holds until the page is left
  }
  show();
}

const prefersDark = matchMedia("(prefers-color-scheme: dark)");
const prefersStill = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the page is dark now. */
export function isDark(): boolean {
  return settings.theme === "system" ? prefersDark.matches : settings.theme === "dark";
}

/** Whether nothing is to move. */
export function isStill(): boolean {
  return settings.motion === "none" || (settings.motion === "system" && prefersStill.matches);
}

/** Let the page look as the settings say. */
export function show(): void {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? "dark" : "light";
  root.dataset.motion = isStill() ? "none" : "full";
  root.dataset.glyphs = settings.glyphs ? "on" : "off";
}

prefersDark.addEventListener("change", show);
prefersStill.addEventListener("change", show);

/** Milliseconds for which somebody else's move stands before the next is shown. */
export function pause(): number {
  return { slow: 2200, normal: 1100, fast: 450, none: 0 }[settings.pace];
}
