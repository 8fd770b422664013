/** What lies on the segments of the ceiling. */
import { describe, expect, it } from "vitest";
import type { FrescoView, Paint } from "./model";
import { restoredIn, slabsOf, type PrintedTile } from "./slabs";

const tiles = new Map<string, PrintedTile>([["F01", { value: 3, paints: ["yellow", "red", "red"] as Paint[] }]]);
const fresco = Array.from({ length: 25 }, (_, index) => (index === 7 ? "F01" : null));
const view = { fresco, paints: [[1, 1, 0, 0, 0, 0, 0, 0]] } as unknown as FrescoView;

describe("slabs", () => {
  it("tells value, paints and what is lacked", () => {
    expect(slabsOf(view, tiles, 0)).toEqual([
      { segment: "B3", tile: "F01", value: 3, paints: ["yellow", "red", "red"], lacked: new Set([2]) },
    ]);
  });
  it("lacks nothing for who looks on", () => {
    expect(slabsOf(view, tiles, null)[0]?.lacked.size).toBe(0);
  });
  it("knows what is restored", () => {
    expect(restoredIn(view)).toHaveLength(24);
    expect(restoredIn(view)).not.toContain("B3");
  });
});
