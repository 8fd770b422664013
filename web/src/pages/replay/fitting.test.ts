import { expect, it } from "vitest";
import { zoomFor } from "./fitting";

it("makes a board only a little smaller, and only if it must", () => {
  expect(zoomFor(500, 514)).toBe(1);
  expect(zoomFor(550, 514)).toBe(0.93);
  expect(zoomFor(2000, 514)).toBe(0.84);
  expect(zoomFor(500, 0)).toBe(1);
});
