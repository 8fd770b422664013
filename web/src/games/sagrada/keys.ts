/** Keys of the table: numbers choose dice, letters tools, a point ends the turn, Shift and a number opens a window. */
import type { Bench } from "./bench.svelte";

const TOOLS = "qwert";

export function onKey(key: KeyboardEvent, bench: Bench): void {
  if (key.ctrlKey || key.metaKey || key.altKey || isElsewhere(key.target)) return;
  if (handle(key, bench)) key.preventDefault();
}

/** True if the key means something. */
function handle(key: KeyboardEvent, bench: Bench): boolean {
  const digit = Number(/^Digit([1-9])$/.exec(key.code)?.[1] ?? 0);
  if (digit && key.shiftKey) return openWindow(bench, digit - 1);
  if (key.key === "Escape") return bench.clear();
  if (!bench.play.mayAct) return false;
  const tool = bench.isChoosing ? undefined : bench.view.tools[TOOLS.indexOf(key.key)];
  if (digit) number(bench, digit);
  else if (key.key === ".") bench.giveUp("pass");
  else if (tool) bench.touchTool(tool);
  else return false;
  return true;
}

function number(bench: Bench, digit: number): void {
  if (bench.isChoosing) bench.pattern = [...bench.targets.choose.keys()][digit - 1] ?? bench.pattern;
  else if (bench.asks === "choose-value") bench.touchValue(digit);
  else bench.touchSlot(digit - 1);
}

function openWindow(bench: Bench, seat: number): boolean {
  if (bench.view.windows[seat]) bench.look(seat);
  return seat < bench.view.windows.length;
}

/** Where somebody types, or reads a card, keys are not for the board. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, dialog, [contenteditable]") !== null;
}
