import { describe, expect, it } from "vitest";
import { drawnOf, halves, sorted, techniqueOf, TECHNIQUES, valueOf } from "./techniques";

describe("techniques", () => {
  it("have a letter each", () => {
    expect(TECHNIQUES.map((technique) => drawnOf(technique).letter).join("")).toBe("RSLIPW");
    expect(drawnOf("XX").line).not.toBe("");
  });

  it("stand on cards with a value", () => {
    expect([techniqueOf("SS4"), valueOf("SS4")]).toEqual(["SS", 4]);
  });

  it("sort a hand", () => {
    expect(sorted(["WP1", "RP5", "RP2", "LB3"])).toEqual(["RP2", "RP5", "LB3", "WP1"]);
  });

  it("bring Gianluigi halves", () => {
    expect([0, 0.5, 1, 1.5, 2].map(halves)).toEqual(["0", "½", "1", "1½", "2"]);
  });
});
