import { expect, test } from "vitest";
import { turnsOf } from "./turns";

test("forwards, then backwards", () => {
  const turns = [
    { seat: 0, second: false },
    { seat: 0, second: true },
    { seat: 2, second: true },
  ];
  const shown = turnsOf({ seats: 3, first: 1, turns });
  expect(shown.map(({ seat }) => seat)).toEqual([1, 2, 0, 0, 2, 1]);
  expect(shown.map(({ state }) => state)).toEqual(["done", "done", "now", "ahead", "ahead", "done"]);
});

test("before the first round there are none", () => {
  expect(turnsOf({ seats: 2, first: null, turns: [] })).toEqual([]);
});
