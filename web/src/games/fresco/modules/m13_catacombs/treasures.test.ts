import { describe, expect, it } from "vitest";
import type { Box } from "../../../../api/box";
import { pieceOf, roomsOf, worth } from "./treasures";

const listed = (chapter: string, name: string, facts: Record<string, unknown>) =>
  ({ chapter, name, facts, provenance: "rulebook", source: "" }) as const;
const BOX: Box = {
  components: [
    listed("maps", "map of 7:00", { id: "7B", rooms: ["C5", "D4"] }),
    listed("treasures", "statue", { id: "T01", points: 6, thalers: 6, mood: 0, volume: 0 }),
    listed("treasures", "script 4", { id: "T22", points: 0, thalers: 2, mood: 2, volume: 4 }),
    listed("treasures", "golden shoe", { id: "T99", points: 1, thalers: 1, mood: 0, volume: 0 }),
  ],
  words: {},
};

describe("maps", () => {
  it("show their rooms to who knows them", () => {
    expect(roomsOf(BOX, "7B")).toEqual(["C5", "D4"]);
    expect(roomsOf(BOX, null)).toEqual([]);
  });
});

describe("treasures", () => {
  it("are drawn as what they are", () => {
    expect(pieceOf(BOX, "T01")).toBe("treasure-statue");
    expect(pieceOf(BOX, "T22")).toBe("treasure-script");
    expect(pieceOf(BOX, "T99")).toBe("treasure");
  });

  it("are worth points, or a volume", () => {
    expect(worth({ points: 6, thalers: 6, mood: 0, volume: 0 })).toBe("6");
    expect(worth({ points: 0, thalers: 2, mood: 2, volume: 4 })).toBe("IV");
  });
});
