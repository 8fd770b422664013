import { describe, expect, it } from "vitest";
import type { Box } from "../../../api/box";
import { boardIn, counted, printedIn } from "./printed";

const listed = (chapter: string, name: string, facts: Record<string, unknown>) =>
  ({ chapter, name, facts, provenance: "rulebook", source: "" }) as const;
const BOX: Box = {
  components: [
    listed("pews", "pew of 1 beam", { id: "PW01", beams: 1, points: 2 }),
    listed("pews", "pew of 2 beams", { id: "PW05", beams: 2, points: 5 }),
    listed("hostel", "5:00", { price: 4 }),
    listed("wall", "wall", { restored: ["D1", "D2"] }),
  ],
  words: {},
};

describe("what is printed", () => {
  it("is found by ids, or by names", () => {
    expect(printedIn<{ points: number }>(BOX, "pews").get("PW05")?.points).toBe(5);
    expect(printedIn<{ price: number }>(BOX, "hostel").get("5:00")?.price).toBe(4);
  });

  it("is one entry for a board", () => {
    expect(boardIn<{ restored: string[] }>(BOX, "wall").restored).toEqual(["D1", "D2"]);
    expect(() => boardIn(BOX, "roof")).toThrow();
  });
});

describe("things that are counted", () => {
  it("keep the order in which they come first", () => {
    expect([...counted(["b", "a", "b"])]).toEqual([
      ["b", 2],
      ["a", 1],
    ]);
  });
});
