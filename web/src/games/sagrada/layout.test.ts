// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { choiceWidth, layoutFor } from "./layout";

const SILL = 84;
const glassHeight = ({ width, rise }: { width: number; rise: number }) => (width / 599) * (499 + rise);

test("at 1280 x 720 everything stands side by side and nothing is too high", () => {
  const layout = layoutFor(952, 656, 4);
  expect(layout.shape).toBe("wide");
  expect(layout.width + layout.cards + layout.others).toBeLessThanOrEqual(952 - 32);
  expect(glassHeight(layout) + SILL + 66).toBeLessThanOrEqual(656);
  expect(layout.width).toBeGreaterThan(430);
});

test("tools lie in rows only where three of them fit above the objectives", () => {
  expect(layoutFor(1100, 836, 4).hasRows).toBe(true);
  expect(layoutFor(1100, 786, 4)).toMatchObject({ hasRows: false, isLow: false });
});

test("a low window gets a lower arch first, then narrower", () => {
  expect(layoutFor(952, 656, 4).rise).toBeGreaterThanOrEqual(96);
  expect(layoutFor(952, 560, 4).width).toBeLessThan(layoutFor(952, 656, 4).width);
});

test("the others' windows stand one under another", () => {
  const { otherWidth, othersRise } = layoutFor(952, 610, 4);
  expect(3 * ((otherWidth / 555) * (445 + othersRise) + 33)).toBeLessThanOrEqual(610 - 66 - 100);
});

test("phones take the whole width", () => {
  expect(layoutFor(360, 640, 4)).toMatchObject({ shape: "phone", width: 336 });
});

test("windows to choose from get smaller where there is less room", () => {
  expect(choiceWidth(952, 616, true)).toBeLessThan(choiceWidth(952, 616, false));
  expect(choiceWidth(1100, 800, false)).toBeGreaterThan(choiceWidth(952, 616, false));
  expect(choiceWidth(390, 844, false)).toBe(256);
});
