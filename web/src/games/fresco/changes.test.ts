import { describe, expect, it } from "vitest";
import { changesIn } from "./changes";
import type { FrescoView } from "./model";

const now = { paints: [[1, 1, 0, 0, 0, 0, 0, 0]], thalers: [12], mood: [0] } as unknown as FrescoView;

describe("what would be different", () => {
  it("are paints that come and go", () => {
    const after = { paints: [[0, 0, 0, 1, 0, 0, 0, 0]] };
    expect([...changesIn(now, after, 0).paints]).toEqual([
      ["yellow", -1],
      ["red", -1],
      ["orange", 1],
    ]);
  });

  it("are Thalers and the mood, if they change", () => {
    expect(changesIn(now, { thalers: [10], mood: [-2] }, 0)).toMatchObject({ thalers: -2, mood: -2 });
    expect(changesIn(now, {}, 0)).toEqual({ paints: new Map(), thalers: 0, mood: null });
  });
});
