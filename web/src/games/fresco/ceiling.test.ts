/** The measures of the ceiling and of its frame. */
import { describe, expect, it } from "vitest";
import {
  SEGMENTS,
  around,
  cornerOf,
  isSecondLap,
  lineOf,
  middleOf,
  nearest,
  pathOf,
  planOf,
  spaceOnRim,
  stepped,
  stepsBetween,
  walk,
} from "./ceiling";

describe("segments", () => {
  const plan = planOf();
  it("has 25 of them, row by row", () => {
    expect(SEGMENTS).toHaveLength(25);
    expect([SEGMENTS[0], SEGMENTS[7], SEGMENTS[24]]).toEqual(["A1", "B3", "E5"]);
    expect(lineOf("D2")).toEqual({ row: 3, column: 1 });
  });
  it("lays them within the cornice", () => {
    const last = cornerOf("E5", plan);
    expect(last.x + 100 + plan.start).toBeCloseTo(plan.side);
    expect(pathOf(["A1"], plan)).toBe(`M${plan.start} ${plan.start}h100v100h-100z`);
  });
  it("counts steps in all eight directions", () => {
    expect(stepsBetween("A1", "B2")).toBe(1);
    expect(stepsBetween("A1", "E3")).toBe(4);
    expect(nearest("D2", ["A1", "C1", "E5"] as const, (segment) => segment)).toBe("C1");
    expect(nearest("D2", [], () => "A1")).toBeNull();
  });
  it("bounds what is beside a segment, at the rim too", () => {
    expect(around("C3", plan)).toMatchObject({ width: 300, height: 300 });
    expect(around("A1", plan)).toEqual({ x: plan.start, y: plan.start, width: 200, height: 200 });
  });
  it("goes by arrows, and no further than the ceiling", () => {
    expect(stepped("C3", "ArrowUp")).toBe("B3");
    expect(stepped("C3", "Home")).toBe("C1");
    expect(stepped("A5", "ArrowRight")).toBeUndefined();
    expect(stepped("A5", "x")).toBeUndefined();
  });
});

describe("the frame", () => {
  const plan = planOf(40);
  it("has 26 spaces a side", () => {
    expect(plan.space * 26).toBeCloseTo(plan.side);
  });
  it("goes up at the left, along the top, down, and back", () => {
    const [up, top, down, back] = [1, 26, 51, 76].map((space) => middleOf(space, plan));
    expect(up?.x).toBeLessThan(plan.space);
    expect(top?.y).toBeLessThan(plan.space);
    expect(down?.x).toBeGreaterThan(plan.side - plan.space);
    expect(back?.y).toBeGreaterThan(plan.side - plan.space);
    expect(middleOf(25, plan)).toEqual({ x: plan.space / 2, y: plan.space / 2 });
  });
  it("begins anew after a hundred", () => {
    expect(middleOf(101, plan)).toEqual(middleOf(1, plan));
    expect([spaceOnRim(100), spaceOnRim(101)]).toEqual([100, 1]);
    expect([isSecondLap(100), isSecondLap(101)]).toEqual([false, true]);
  });
  it("has no two starting spaces in one place", () => {
    const places = [-1, -2, -3, -4].map((space) => middleOf(space, plan).x);
    expect(new Set(places).size).toBe(4);
  });
  it("walks over every space, and over none between start and 1", () => {
    expect(walk(3, 6)).toEqual([3, 4, 5, 6]);
    expect(walk(-2, 2)).toEqual([-2, -1, 1, 2]);
    expect(walk(6, 4)).toEqual([6, 5, 4]);
    expect(walk(5, 5)).toEqual([5]);
  });
});
