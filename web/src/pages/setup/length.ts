/** How long a game will take: what a player has to decide, how long one thinks, and how many people there are. */
import type { Length } from "../../api/types/openapi";

const LESS = 0.95;
const MORE = 1.2;
const STEP = 5;

/** Decisions of each player; modules by the names of their options. */
export function decisions(length: Length, seats: number, modules: readonly string[]): number {
  const base = length.decisions[seats] ?? 0;
  const all = modules.reduce((sum, module) => sum + (length.modules[module] ?? 0), base);
  return modules.length ? Math.min(all, Math.max(length.most, base)) : base;
}

/** Minutes from and to; bots take none. */
export function minutes(length: Length, decided: number, people: number): [number, number] {
  const exact = inMinutes(length, decided, people);
  const least = Math.max(STEP, inSteps(exact * LESS));
  return [least, Math.max(least, inSteps(exact * MORE))];
}

/** Minutes that a module adds by itself, 0 if hardly any. */
export function minutesMore(length: Length, people: number, module: string): number {
  return Math.round(inMinutes(length, length.modules[module] ?? 0, people));
}

function inMinutes(length: Length, decided: number, people: number): number {
  return (decided * people * length.seconds_each) / 60;
}

function inSteps(exact: number): number {
  return Math.round(exact / STEP) * STEP;
}
