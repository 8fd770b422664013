/** Keys of the table: numbers choose dice, letters tools, a point ends the turn, Shift and a number opens a window. */
import type { Bench } from "./bench.svelte";

const TOOLS = "qwert";

export function onKey(key: KeyboardEvent, bench: Bench): void {
  if (key.ctrlKey || key.metaKey || key.altKey || isTyping(key.target)) return;
  if (handle(key, bench)) key.preventDefault();
}

function handle(key: KeyboardEvent, bench: Bench): boolean {
  const digit = /^Digit([1-9])$/.exec(key.code)?.[1];
  if (digit) return key.shiftKey ? openWindow(bench, Number(digit) - 1) : number(bench, Number(digit));
  if (key.key === "Escape") return bench.clear();
  if (key.key === ".") return end(bench);
  const tool = bench.view.tools[TOOLS.indexOf(key.key)];
  if (!tool || bench.isChoosing || !bench.play.mayAct) return false;
  bench.touchTool(tool);
  return true;
}

function number(bench: Bench, digit: number): boolean {
  if (!bench.play.mayAct) return false;
  if (bench.isChoosing) {
    bench.pattern = [...bench.targets.choose.keys()][digit - 1] ?? bench.pattern;
    return true;
  }
  if (bench.asks === "choose-value") bench.touchValue(digit);
  else bench.touchSlot(digit - 1);
  return true;
}

function openWindow(bench: Bench, seat: number): boolean {
  if (!bench.view.windows[seat]) return false;
  if (bench.play.seat === null) bench.watched = seat;
  else bench.peek = seat === bench.eyes || bench.peek === seat ? null : seat;
  return true;
}

function end(bench: Bench): boolean {
  bench.pass();
  return true;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
