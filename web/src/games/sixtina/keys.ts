/** The keyboard at the table. */
import type { Position } from "../../api/types/sixtina";
import { frescoAt, isOpen, stepped } from "./chapel";
import { acquire, attempt, cancel, main } from "./deeds";
import type { Desk } from "./desk.svelte";
import { stepBack, tapCard } from "./taps";
import { say } from "./words";

/** Do what a key says; false if it says nothing here. */
export function pressed(key: KeyboardEvent, desk: Desk, root: HTMLElement, isTurned: boolean): boolean {
  const target = key.target as HTMLElement;
  const isElsewhere = target !== document.body && !root.contains(target);
  if (key.ctrlKey || key.metaKey || key.altKey || isElsewhere || isTyping(target)) return false;
  const place = target.dataset.at as Position | undefined;
  if (key.key.startsWith("Arrow")) return step(key.key, desk, target, root, isTurned);
  if (key.key === "Enter" && place && isOpen(frescoAt(desk.view, place))) return enter(place, root);
  if (key.key === "Enter") return !target.closest("button, a") && did(main, desk);
  if (key.key === "Escape") return leave(desk, target, root);
  if (key.key === "Backspace") return stepBack(desk);
  if (desk.play.readOnly) return false;
  return number(key.key, desk) || letter(key.key.toLowerCase(), desk);
}

const did = (deed: (desk: Desk) => void, desk: Desk): boolean => {
  deed(desk);
  return true;
};

/** Figures are cards, or the rows of a bonus. */
function number(key: string, desk: Desk): boolean {
  const index = Number(key) - 1;
  if (!(index >= 0)) return false;
  const bonus = desk.phase === "bonus" ? desk.bonuses[index] : undefined;
  if (bonus) void attempt(desk, bonus.action, bonus.objective ?? "");
  const card = desk.hand[index];
  if (!bonus && card && desk.isPicking) tapCard(desk, card.key);
  return bonus !== undefined || card !== undefined;
}

function letter(key: string, desk: Desk): boolean {
  if (key === "+" || key === "-") return more(desk, key === "+" ? 1 : -1);
  if (key === "d" && desk.phase === "turn") void attempt(desk, "prepare");
  else if (key === "a" && desk.phase === "turn") acquire(desk);
  else if (key === "g") readGoal(desk);
  else return false;
  return true;
}

/** Read the goal out, also if it was read before. */
function readGoal(desk: Desk): void {
  desk.heard = "";
  setTimeout(() => (desk.heard = say("sx-goal")));
}

/** One material more or less. */
function more(desk: Desk, step: 1 | -1): boolean {
  const { verdict } = desk;
  if (!verdict) return false;
  const next = verdict.numbers[verdict.numbers.indexOf(verdict.number) + step];
  if (next !== undefined && desk.isAcquiring) desk.taking = next;
  else if (next !== undefined) desk.extras = next;
  return true;
}

/** From a fresco into its techniques: to one that may be chosen, if there is one. */
function enter(place: Position, root: HTMLElement): boolean {
  const slots = [...root.querySelectorAll<HTMLElement>(`[data-slot^="${place} "]`)];
  (slots.find((slot) => slot.matches(".target, .chosen")) ?? slots[0])?.focus();
  return slots.length > 0;
}

/** From a technique back to its fresco; otherwise what is built is put back. */
function leave(desk: Desk, target: HTMLElement, root: HTMLElement): boolean {
  if (cancel(desk)) return true;
  const [place] = (target.dataset.slot ?? "").split(" ");
  if (!place) return false;
  root.querySelector<HTMLElement>(`[data-at="${place}"]`)?.focus();
  return true;
}

/** Arrows go from fresco to fresco as they are drawn, from technique to technique, from card to card. */
function step(key: string, desk: Desk, target: HTMLElement, root: HTMLElement, isTurned: boolean): boolean {
  const { at: place, slot, card } = target.dataset;
  if (slot || card) return sideways(key, target, root, slot ? `[data-slot^="${slot.split(" ")[0]} "]` : "[data-card]");
  const next = place ? stepped(desk.places, place as Position, key, isTurned) : desk.at;
  if (!place && target !== document.body) return false;
  if (!next) return true;
  desk.at = next;
  root.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus();
  return true;
}

function sideways(key: string, target: HTMLElement, root: HTMLElement, selector: string): boolean {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (!by) return false;
  const all = [...root.querySelectorAll<HTMLElement>(selector)];
  all[all.indexOf(target) + by]?.focus();
  return true;
}

function isTyping(target: HTMLElement): boolean {
  return target.closest("input, textarea, select, [contenteditable]") !== null;
}
