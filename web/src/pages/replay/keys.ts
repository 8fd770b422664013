/** What a key means in a replay. */
import type { Eyes } from "./film.svelte";
import { partFrom, turnFrom, type Frames, type Part } from "./timeline";

export type Wish = "copy" | "play" | "chart" | "moment" | { speed: 1 | -1 } | { eyes: Eyes } | { step: number };

interface Leafed {
  step: number;
  steps: number;
  frames: Frames;
  parts: readonly Part[];
  names: readonly string[];
}
type Pressed = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey" | "target">;

/** What somebody wants who presses a key; null if nothing. */
export function keyOf(pressed: Pressed, film: Leafed): Wish | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const { key } = pressed;
  const isIn = (what: string) => pressed.target instanceof Element && pressed.target.closest(what) !== null;
  if (isIn("input:not([type=radio]), textarea, select")) return null;
  if (key === " ") return isIn("button, a, label, input") ? null : "play";
  const step = isIn("input") && key.startsWith("Arrow") ? null : stepOf(key, pressed.shiftKey, film);
  return step === null ? otherOf(key, film) : { step };
}

function stepOf(key: string, isTurn: boolean, { step, steps, frames, parts }: Leafed): number | null {
  const by = ({ ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 } as const)[key];
  if (by) return isTurn ? turnFrom(frames, step, by) : step + by;
  if (key === "PageDown") return partFrom(parts, step, steps, 1);
  if (key === "PageUp") return partFrom(parts, step, steps, -1);
  if (key === "Home") return 0;
  return key === "End" ? steps : null;
}

function otherOf(key: string, { names }: Leafed): Wish | null {
  const named = ({ l: "copy", c: "chart", b: "moment" } as const)[key];
  if (named) return named;
  if (key === "<" || key === ">") return { speed: key === ">" ? 1 : -1 };
  if (key === "0") return { eyes: "all" };
  const seat = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
  return seat >= 0 && seat < names.length ? { eyes: seat } : null;
}
