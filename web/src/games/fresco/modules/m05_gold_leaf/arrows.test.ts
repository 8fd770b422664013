import { describe, expect, it } from "vitest";
import { leavesAt } from "./arrows";

const ARROWS = [
  { booth: "III", place: 1, leaves: 1 },
  { booth: "II", place: 3, leaves: 2 },
] as const;

describe("the gold market tile", () => {
  it("points at two places", () => {
    expect(leavesAt(ARROWS, "II", 3)).toBe(2);
    expect(leavesAt(ARROWS, "III", 1)).toBe(1);
    expect(leavesAt(ARROWS, "II", 1)).toBe(0);
  });
});
