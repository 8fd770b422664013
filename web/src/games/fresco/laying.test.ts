/** What takes the place of what on a slip, and which ways to the altar are left. */
import { describe, expect, it } from "vitest";
import type { AltarProspect } from "../../api/types/fresco";
import { amountsOf, isWithin, lackedOf, slotOf, waysWith } from "./laying";
import type { Paint } from "./model";

const way = (points: number, ...paints: Paint[]): AltarProspect => ({ paints, value: points, more: [], points });

describe("laying", () => {
  it("puts the altar in the place of a segment, and one side of a taken space in that of the other", () => {
    expect(slotOf("altar")).toBe(slotOf("restore"));
    expect(slotOf("behind")).toBe(slotOf("in-front"));
    expect(slotOf("bishop")).toBe("bishop");
  });
  it("counts", () => {
    expect(amountsOf(["red", "blue", "red"])).toEqual(
      new Map([
        ["red", 2],
        ["blue", 1],
      ]),
    );
  });
  it("knows what is among others", () => {
    expect(isWithin(["red"], ["red", "blue"])).toBe(true);
    expect(isWithin(["red", "red"], ["red", "blue"])).toBe(false);
    expect(isWithin([], [])).toBe(true);
  });
  it("keeps the ways that take what lies before the altar, the best first", () => {
    const ways = [
      way(2, "yellow", "red", "blue"),
      way(6, "orange", "green", "purple"),
      way(3, "yellow", "red", "green"),
    ];
    expect(waysWith(ways, ["red"]).map(({ points }) => points)).toEqual([3, 2]);
    expect(waysWith(ways, ["red", "red"])).toEqual([]);
    expect(waysWith(ways, [])[0]?.points).toBe(6);
  });
  it("tells which paints are lacked", () => {
    const owned = new Map<Paint, number>([["red", 1]]);
    expect([...lackedOf(["red", "red", "green"], owned)]).toEqual([1, 2]);
  });
});
