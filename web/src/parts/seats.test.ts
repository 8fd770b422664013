import { expect, test } from "vitest";
import { markOf } from "./seats";

test("a line of the log has the mark of a seat, or of a rival without one", () => {
  expect(markOf(2, 5)).toBe(2);
  expect(markOf("leonardo", 5)).toBe(5);
  expect(markOf("leonardo")).toBe(null);
  expect(markOf(undefined, 5)).toBe(null);
});
