import { describe, expect, it } from "vitest";
import { vaultOf } from "./vault";

describe("the vault", () => {
  const vault = vaultOf(1000, 600, 10, 10);
  it("has ribs between the frescoes", () => {
    // Five columns of 188 and four gaps of 10: the first rib is in the middle of the first gap.
    expect(vault.ribs[0]?.line).toBe("M203 2V598");
    expect(vault.ribs.map(({ width }) => width)).toEqual([6, 6, 6, 9, 6, 6, 6]);
  });
  it("has a rosette on each crossing", () => {
    expect(vault.bosses).toHaveLength(8);
    expect(vault.bosses[0]).toEqual([203, 201.7]);
  });
  it("narrows to a bay at the door", () => {
    expect(vault.outline.startsWith("M201 0H1000V600H201")).toBe(true);
  });
});
