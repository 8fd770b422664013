import { describe, expect, it } from "vitest";
import { crossing, isIn, placeOf, restoredIn } from "./lines";

const FRESCO = Array.from({ length: 25 }, (_, index) => (index === 10 || index === 12 || index === 2 ? null : "F01"));

describe("the line of a scroll", () => {
  it("has the segments of its row or column", () => {
    expect(isIn("row-C", "C3")).toBe(true);
    expect(isIn("row-C", "B3")).toBe(false);
    expect(isIn("column-3", "B3")).toBe(true);
  });

  it("stands at its place of the cornice", () => {
    expect(placeOf("row-C")).toBe(2);
    expect(placeOf("column-1")).toBe(0);
  });

  it("counts what is restored", () => {
    expect(restoredIn(FRESCO as never, "row-C")).toBe(2);
    expect(restoredIn(FRESCO as never, "column-3")).toBe(2);
    expect(restoredIn(FRESCO as never, "column-5")).toBe(0);
  });

  it("crosses another", () => {
    expect(crossing("row-C", "column-3")).toBe("C3");
  });
});
