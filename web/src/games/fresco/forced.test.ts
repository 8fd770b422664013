// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import type { Legal } from "../../api/live";
import { settings } from "../../settings.svelte";
import { hasPauses, isOnlyPass, soon } from "./forced";

const legal = (...words: string[]): Legal[] =>
  words.map((word, id) => ({ id, action: { do: word } }) as unknown as Legal);

afterEach(() => {
  vi.useRealTimers();
  settings.pace = "normal";
});

test("only a question that leaves nothing but to pass is answered by itself", () => {
  expect(isOnlyPass(legal("pass"))).toBe(true);
  expect(isOnlyPass(legal("pass", "buy"))).toBe(false);
  expect(isOnlyPass(legal("attend"))).toBe(false);
  expect(isOnlyPass([])).toBe(false);
});

test("it takes a second or two, and can be called off", () => {
  vi.useFakeTimers();
  const act = vi.fn();
  soon(act);
  vi.advanceTimersByTime(900);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(act).toHaveBeenCalledOnce();
  soon(act)();
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledOnce();
});

test("who wants no pauses does it by hand", () => {
  expect(hasPauses()).toBe(true);
  settings.pace = "none";
  expect(hasPauses()).toBe(false);
});
