import { expect, test } from "vitest";
import type { Event } from "./model";
import { duration, plan } from "./motion";

const events = (...names: string[]) => names.map((event) => ({ event }) as unknown as Event);

test("events are shown one after the other, windows together", () => {
  expect(plan(events("took", "passed", "placed")).map(({ begins }) => begins)).toEqual([0, 180]);
  expect(plan(events("window-shown", "window-shown")).map(({ begins }) => begins)).toEqual([0, 0]);
});

test("it never takes longer than a moment", () => {
  const many = events(...Array.from({ length: 20 }, () => "placed"));
  expect(duration(many.map((event, n) => ({ n, event: event as never, said: null })))).toBeLessThanOrEqual(1200);
  expect(duration([])).toBe(0);
});
