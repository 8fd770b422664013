import { describe, expect, it } from "vitest";
import type { ObjectiveView } from "../../api/types/sixtina";
import { bonusesOf, highestFree } from "./bonuses";

const objective = (id: string, claims: (number | null)[] = [null, null, null]): ObjectiveView =>
  ({ id, needed: 3, techniques: [], points: [7, 5, 2], claims }) as unknown as ObjectiveView;
const outlook = (legal: string[]) => ({
  can: (action: string) => legal.includes(action),
  refinement: 2,
  supply: 4,
  objectives: [objective("same-zone"), objective("two-correct", [1, null, null])],
});

describe("a bonus", () => {
  it("has a row for each objective that is met", () => {
    const rows = bonusesOf(outlook(["refine", "obtain", "claim two-correct"]));
    expect(rows.map(({ action, brings }) => [action, brings])).toEqual([
      ["refine", 2],
      ["obtain", 1],
      ["claim two-correct", 5],
    ]);
  });
  it("says with one row that none is met", () => {
    const row = bonusesOf(outlook(["refine", "obtain"])).at(-1);
    expect([row?.action, row?.objective, row?.isLegal]).toEqual(["claim same-zone", null, false]);
  });
  it("pays what the highest free space pays", () => {
    expect(highestFree(objective("same-zone", [0, 1, null]))).toBe(2);
  });
});
