import { describe, expect, it } from "vitest";
import { panesWith, sillOf } from "./printed";

describe("the windows in the cornice", () => {
  it("stand with their sills at their segments", () => {
    expect(sillOf("A2")).toEqual({ x: 150, y: -2, turn: 0 });
    expect(sillOf("E4")).toEqual({ x: 350, y: 502, turn: 180 });
    expect(sillOf("C1")).toEqual({ x: -2, y: 250, turn: -90 });
    expect(sillOf("B5")).toEqual({ x: 502, y: 150, turn: 90 });
  });
});

describe("the panels of a window", () => {
  it("have glass as far as it is handed in", () => {
    expect(panesWith(["red", "red", "green"], ["green", "red"])).toEqual([true, false, true]);
    expect(panesWith(["red", "red"], ["yellow"])).toEqual([false, false]);
  });
});
