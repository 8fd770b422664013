/** The keyboard at the table: Enter does what is chosen, Escape lets go, 0 passes, arrows walk, letters take up. */
import type { Action } from "../../api/live";
import type { Desk } from "./desk.svelte";
import type { Paint } from "./model";
import { planPressed } from "./planKeys";

/** The letters of paints that blending makes; two begin like others. */
const LETTERS: Readonly<Record<string, Paint>> = {
  o: "orange",
  g: "green",
  p: "purple",
  k: "pink",
  w: "brown",
  y: "yellow",
  r: "red",
  b: "blue",
};
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Do what a key says; false if it says nothing here. */
export function pressed(key: KeyboardEvent, desk: Desk, root: HTMLElement): boolean {
  const target = key.target as HTMLElement;
  const isElsewhere = target !== document.body && !root.contains(target);
  if (key.ctrlKey || key.metaKey || key.altKey || isElsewhere || isTyping(target)) return false;
  if (key.key in STEPS) return walk(key, root, target);
  if (!desk.play.mayAct) return false;
  if (desk.isPlanning) return planPressed(key, desk.plan);
  if (key.key === "Escape") return letGo(desk);
  if (key.key === "Enter") return !target.closest("button, a") && main(desk);
  if (key.key === "0") return isDone(desk, { do: "pass" });
  return letter(desk, key.key.toLowerCase());
}

const isTyping = (target: HTMLElement): boolean =>
  target.closest("input, textarea, select, [contenteditable]") !== null;

/** What the green button does. */
function main(desk: Desk): boolean {
  const { restoration } = desk;
  if (restoration.isOn && !restoration.isEmpty) void restoration.play();
  else if (desk.chosen) void desk.confirm();
  else return isDone(desk, { do: "attend" });
  return true;
}

function letGo(desk: Desk): boolean {
  if (!desk.restoration.isEmpty) desk.restoration.clear();
  else if (desk.chosen || desk.taken) desk.letGo();
  else return false;
  return true;
}

function isDone(desk: Desk, action: Action): boolean {
  if (!desk.isLegal(action)) return false;
  void desk.act(action);
  return true;
}

/** Letters: a paint that shall come out, or be taken; B the bishop and A the altar; C closes a booth. */
function letter(desk: Desk, pressed: string): boolean {
  const { restoration } = desk;
  const paint = LETTERS[pressed];
  if (restoration.isChoosing && restoration.paints && paint) void restoration.tapPaint(paint);
  else if (restoration.isChoosing && pressed === "b") restoration.lift();
  else if (restoration.isChoosing && pressed === "a") void restoration.tapAltar();
  else if (desk.question?.asks === "visit-workshop" && paint) void desk.tap({ do: "blend", paint });
  else if (paint && desk.targets("paint").has(paint))
    void desk.tap(desk.targets("paint").get(paint)?.action ?? { do: "" });
  else if (pressed === "c") return closeNext(desk);
  else return false;
  return true;
}

/** C goes from booth to booth that may be closed. */
function closeNext(desk: Desk): boolean {
  const closes = desk.play.legal.filter(({ action }) => action.do === "close").map(({ action }) => action);
  const at = closes.findIndex((action) => desk.isChosen(action));
  const next = closes[(at + 1) % closes.length];
  if (!next) return false;
  void desk.tap(next);
  return true;
}

/** Arrows walk over what may be answered with in one place; without any place they find the first. */
function walk(key: KeyboardEvent, root: HTMLElement, target: HTMLElement): boolean {
  const place = target.closest("[data-arrows]");
  if (!place) return target === document.body && find(root);
  const pieces = [...place.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const at = pieces.indexOf(target.closest("button") ?? target);
  pieces[(at + (STEPS[key.key] ?? 0) + pieces.length) % pieces.length]?.focus();
  return pieces.length > 0;
}

/** What is golden comes before what only can be touched. */
function find(root: HTMLElement): boolean {
  const pieces = [...root.querySelectorAll<HTMLElement>("button:is(.can, [data-arrows] *):not(:disabled)")];
  const seen = pieces.filter((piece) => piece.checkVisibility());
  const first = seen.find((piece) => piece.classList.contains("can")) ?? seen[0];
  first?.focus();
  return first !== undefined;
}
