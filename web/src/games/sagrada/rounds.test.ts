import { expect, test } from "vitest";
import type { View } from "./model";
import { nichesOf } from "./rounds";

const view = { track: [["R1"], [], []], round: 2, windows: [{}] } as unknown as View;
const states = (seen: View, isOver = false) => nichesOf(seen, isOver).map(({ state }) => state);

test("rounds are past, now, or ahead", () => {
  expect(states(view)).toEqual(["past", "now", "ahead"]);
  expect(states({ ...view, round: 3 }, true)).toEqual(["past", "past", "past"]);
});

test("while windows are chosen no round is now", () => {
  expect(states({ ...view, round: 1, windows: [] })).toEqual(["ahead", "ahead", "ahead"]);
});
