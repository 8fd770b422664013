import { describe, expect, it } from "vitest";
import { exampleOf, rules } from "./examples";

describe("a picture of a rule", () => {
  it.each(rules)("%s shows where a die may go, and where not", (rule) => {
    const { rows, shown, legal } = exampleOf(rule);
    expect(rows).toBeGreaterThan(0);
    expect(legal.size).toBeGreaterThan(0);
    expect(shown.some(({ cell, die }) => !die && !legal.has(cell))).toBe(true);
  });

  it("is read from text", () => {
    const { shown, legal } = exampleOf("SG-4.4");
    expect([...legal]).toEqual(["B1", "B3", "B5"]);
    expect(shown[0]).toEqual({ cell: "A3", print: ".", die: "R5", inHand: true, isRefused: false });
    expect(shown[2]).toEqual({ cell: "B2", print: "B", die: null, inHand: false, isRefused: true });
  });
});
