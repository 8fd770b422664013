/** How far a window is with an objective, ready to be drawn. The server counts. */
import type { Key, Objective, Progress } from "./model";
import { KEYS } from "./model";

export interface LineTally {
  text: string;
  state: "done" | "dead" | "open";
  /** How much of it is filled, 0 to 1. */
  part: number;
  dice: number;
  of: number;
}
export interface MemberTally {
  key: Key | null;
  shade: number;
  count: number;
  isScarcest: boolean;
}
export type Tally =
  { kind: "lines"; lines: LineTally[] } | { kind: "sets"; members: MemberTally[] } | { kind: "dice"; count: number };

const SHADES: Partial<Record<Objective, readonly number[]>> = {
  "light-shades": [1, 2],
  "medium-shades": [3, 4],
  "deep-shades": [5, 6],
  "shade-variety": [1, 2, 3, 4, 5, 6],
};

export function objectiveOf(progress: Progress): Objective {
  return progress.line.facts.objective as Objective;
}
export function timesOf(progress: Progress): number {
  return Number(progress.line.facts.times ?? 0);
}

export function tallyOf(progress: Progress): Tally {
  if (progress.lines.length) return { kind: "lines", lines: progress.lines.map(lineTally) };
  if (progress.members.length) return { kind: "sets", members: memberTallies(progress) };
  return { kind: "dice", count: timesOf(progress) };
}

function lineTally({ dice, cells, is_met, has_repeat }: Progress["lines"][number]): LineTally {
  const state = is_met ? "done" : has_repeat ? "dead" : "open";
  const text = { done: "✓", dead: "×", open: String(dice) }[state];
  return { text, state, part: dice / cells.length, dice, of: cells.length };
}

function memberTallies(progress: Progress): MemberTally[] {
  const shades = SHADES[objectiveOf(progress)];
  const least = Math.min(...progress.members);
  return progress.members.map((count, at) => ({
    key: shades ? null : (KEYS[at] ?? null),
    shade: shades?.[at] ?? 0,
    count,
    isScarcest: count === least && count < Math.max(...progress.members),
  }));
}
