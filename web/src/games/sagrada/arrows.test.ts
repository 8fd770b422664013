import { expect, test } from "vitest";
import { amongThose, inGrid, inRow } from "./arrows";

test("a row ends at its ends", () => {
  expect(inRow(0, "ArrowRight", 10)).toBe(1);
  expect(inRow(9, "ArrowRight", 10)).toBe(9);
  expect(inRow(0, "ArrowLeft", 10)).toBe(0);
  expect(inRow(0, "Enter", 10)).toBeNull();
});

test("arrows lead through a window, and stop at its edges", () => {
  const from = (at: number, key: string) => inGrid(at, key, 5, 4);
  expect(from(0, "ArrowDown")).toBe(5);
  expect(from(17, "ArrowDown")).toBe(17);
  expect(from(7, "ArrowUp")).toBe(2);
  expect(from(4, "ArrowRight")).toBe(4);
  expect(from(7, "Home")).toBe(5);
  expect(from(7, "End")).toBe(9);
  expect(from(7, "x")).toBeNull();
});

test("empty places of the pool are passed over", () => {
  const there = [1, 4, 6];
  expect(amongThose(1, "ArrowRight", 9, there)).toBe(4);
  expect(amongThose(6, "ArrowRight", 9, there)).toBe(6);
  expect(amongThose(4, "ArrowLeft", 9, there)).toBe(1);
  expect(amongThose(1, "ArrowLeft", 9, there)).toBe(1);
  expect(amongThose(1, "ArrowDown", 5, there)).toBe(6);
  expect(amongThose(6, "ArrowUp", 5, there)).toBe(1);
  expect(amongThose(1, "Tab", 5, there)).toBeNull();
});
