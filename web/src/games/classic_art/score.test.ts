import { describe, expect, it } from "vitest";
import type { Standing } from "../../api/live";
import { rowsOf } from "./score";

const line = (category: string, prestige: number, points: number) => ({ points, facts: { category, prestige } });
const standing = (seat: number | null): Standing =>
  ({ seat, place: 1, total: 8, lines: [line("SL", 8, 8), line("PO", 3, 0)] }) as unknown as Standing;

describe("the final page", () => {
  it("has a frame for each wall, and tells which of them count", () => {
    const [row] = rowsOf([standing(1)]);
    expect(row?.seat).toBe(1);
    expect(row?.frames).toEqual([
      { category: "EE", prestige: 0, counts: false },
      { category: "SL", prestige: 8, counts: true },
      { category: "SC", prestige: 0, counts: false },
      { category: "PO", prestige: 3, counts: false },
      { category: "LA", prestige: 0, counts: false },
    ]);
  });

  it("has rows for seats alone", () => {
    expect(rowsOf([standing(null)])).toEqual([]);
  });
});
