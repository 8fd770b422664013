/** The keyboard at the table. */
import { CATEGORIES, SPACES } from "./catalogue";
import { main, pass } from "./deeds";
import type { Desk } from "./desk.svelte";
import { stepped } from "./picking";
import type { Phase } from "./scene";
import { back, tapCard } from "./taps";

/** Keys of the cards, from the left. */
const PICKS = "1234567890-";

/** Do what a key says; false if it says nothing here. */
export function pressed(key: KeyboardEvent, desk: Desk, root: HTMLElement): boolean {
  const target = key.target as HTMLElement;
  const isElsewhere = target !== document.body && !root.contains(target);
  if (key.ctrlKey || key.metaKey || key.altKey || isElsewhere || isTyping(target)) return false;
  const { phase } = desk;
  const letter = key.key.toLowerCase();
  const card = key.key.length === 1 ? desk.hand[PICKS.indexOf(key.key)] : undefined;
  if (card && (phase === "cards" || phase === "drop")) tapCard(desk, card);
  else if (key.key === "Enter" && !isPressed(target, phase)) main(desk);
  else if (key.key === "Escape") return back(desk);
  else if (phase === "predict" && letter === "d" && desk.double) desk.isDouble = !desk.isDouble;
  else if (phase === "predict" && letter === "p") void pass(desk);
  else if (key.key.startsWith("Arrow") && (phase === "predict" || target.matches("[data-row]")))
    return step(key, desk, root);
  else return false;
  return true;
}

/** Whether Enter presses what has the focus. On a plaque it is the green button, unless the space is still to be chosen. */
function isPressed(target: HTMLElement, phase: Phase): boolean {
  if (!target.matches("[data-plaque]")) return target.closest("button, a") !== null;
  return phase === "predict" ? !target.matches(".chosen") : phase === "wait";
}

function isTyping(target: HTMLElement): boolean {
  return /^(TEXTAREA|SELECT)$/.test(target.tagName) || target.matches("input:not([type=radio])");
}

/** Go from place to place: the first arrow only finds where one is. */
function step(key: KeyboardEvent, desk: Desk, root: HTMLElement): boolean {
  if ((key.target as HTMLElement).tagName === "INPUT") return false;
  const element = (row: number, column: number) =>
    root.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
  const [row, column] = desk.at;
  const isThere = document.activeElement === element(row, column);
  const next = isThere
    ? stepped(desk.at, key.key, (r, c) => element(r, c) !== null, [CATEGORIES.length * 2, SPACES.length])
    : desk.at;
  if (next) element(next[0], next[1])?.focus();
  return true;
}
