import { describe, expect, it } from "vitest";
import { isComplete, lineOf, stepped, tapped, toShow } from "./picking";

describe("picking two cards", () => {
  it("takes up, puts back, and lets a third take the place of the first", () => {
    expect(tapped([], "EE-01", null)).toEqual(["EE-01"]);
    expect(tapped(["EE-01", "SL-01"], "EE-01", null)).toEqual(["SL-01"]);
    expect(tapped(["EE-01", "SL-01"], "PO-02", null)).toEqual(["SL-01", "PO-02"]);
  });

  it("leaves a card alone that the server knows already", () => {
    expect(tapped([], "EE-01", "EE-01")).toEqual([]);
    expect(tapped(["SL-01"], "PO-02", "EE-01")).toEqual(["PO-02"]);
    expect(toShow(["SL-01"], "EE-01")).toEqual(["EE-01", "SL-01"]);
  });

  it("says what is still to be said", () => {
    expect(lineOf(["EE-01", "SL-01"], null)).toEqual(["play EE-01", "play SL-01"]);
    expect(lineOf(["SL-01"], "EE-01")).toEqual(["play SL-01"]);
    expect(isComplete(["SL-01"], "EE-01")).toBe(true);
    expect(isComplete(["SL-01"], null)).toBe(false);
  });
});

describe("arrows", () => {
  const has = (row: number, column: number) => row % 2 === 1 || column === 0;
  it("jump over places where nothing hangs", () => {
    expect(stepped([1, 3], "ArrowDown", has, [10, 8])).toEqual([3, 3]);
    expect(stepped([1, 0], "ArrowDown", has, [10, 8])).toEqual([2, 0]);
    expect(stepped([1, 7], "ArrowRight", has, [10, 8])).toBeNull();
    expect(stepped([1, 7], "Enter", has, [10, 8])).toBeNull();
  });
});
