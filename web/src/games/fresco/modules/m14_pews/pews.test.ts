import { describe, expect, it } from "vitest";
import type { Box } from "../../../../api/box";
import { heapsOf } from "./pews";

const pew = (id: string, beams: number, points: number) =>
  ({ chapter: "pews", name: id, facts: { id, beams, points }, provenance: "rulebook", source: "" }) as const;
const BOX: Box = {
  components: [pew("PW01", 1, 2), pew("PW02", 1, 3), pew("PW05", 2, 5), pew("PW09", 3, 8), pew("PW10", 3, 10)],
  words: {},
};

describe("pews", () => {
  it("lie in heaps by their beams, with the points that may lie there", () => {
    expect(heapsOf(BOX, ["PW01", "PW09", "PW10"])).toEqual([
      { beams: 1, left: 1, least: 2, most: 2 },
      { beams: 2, left: 0, least: 5, most: 5 },
      { beams: 3, left: 2, least: 8, most: 10 },
    ]);
  });
});
