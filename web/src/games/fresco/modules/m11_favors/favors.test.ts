import { describe, expect, it } from "vitest";
import type { Box } from "../../../../api/box";
import { lyingOf, unseenOf } from "./favors";

const facts = { id: "V02", tiles: 2, thalers: 5, points: 0, mood: 0, paints: [] };
const BOX: Box = {
  components: [{ chapter: "favors", name: "5 Thalers", facts, provenance: "rulebook", source: "" }],
  words: {},
};

describe("favors", () => {
  it("are counted as long as nobody has seen them", () => {
    const share = { module: "favors", unseen: ["V02", "V02"], removed: 1 } as const;
    expect(unseenOf(BOX, { ...share, unseen: [...share.unseen] })).toEqual([{ ...facts, favor: "V02", count: 2 }]);
    expect(lyingOf({ ...share, unseen: [...share.unseen] })).toBe(1);
  });
});
