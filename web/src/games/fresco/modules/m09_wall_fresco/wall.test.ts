import { describe, expect, it } from "vitest";
import type { Box } from "../../../../api/box";
import { backOf, incomeOf, pieceAt } from "./wall";

const tile = (id: string, income: string) =>
  ({
    chapter: "wall_tiles",
    name: id,
    facts: { id, paint: "green", income, seal: "green" },
    provenance: "rulebook",
    source: "",
  }) as const;
const BOX: Box = { components: [tile("W01", "red"), tile("W02", "red"), tile("W03", "blue")], words: {} };

describe("the wall", () => {
  it("has four rows and five columns", () => {
    expect(pieceAt(0)).toBe("A1");
    expect(pieceAt(6)).toBe("B2");
    expect(pieceAt(19)).toBe("D5");
  });

  it("pays each paint once, and exchange tiles besides", () => {
    expect(backOf(BOX, "W03")?.income).toBe("blue");
    expect(incomeOf(BOX, ["W01", "W02", "W03"], ["orange"])).toEqual(["red", "blue", "orange"]);
  });
});
