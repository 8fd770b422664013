/** Who would stand elsewhere. */
import { expect, it } from "vitest";
import { movedIn } from "./ghost";
import type { FrescoView } from "./model";

const now = { seats: 2, track: [3, 5, -1] } as unknown as FrescoView;

it("finds who would stand elsewhere", () => {
  expect(movedIn(now, { track: [3, 9, -1] })).toEqual({ actor: 1, space: 9 });
  expect(movedIn(now, { track: [3, 5, 4] })).toEqual({ actor: "leonardo", space: 4 });
});
it("finds nobody where nobody moves, or nothing is known", () => {
  expect(movedIn(now, { track: [3, 5, -1] })).toBeNull();
  expect(movedIn(now, {})).toBeNull();
  expect(movedIn(now, null)).toBeNull();
});
