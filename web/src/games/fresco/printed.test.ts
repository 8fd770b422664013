import { describe, expect, it } from "vitest";
import type { Box } from "../../api/box";
import { bedsIn, moodScaleIn, paintsOn, spacesOf } from "./printed";

const listed = (chapter: string, name: string, facts: Record<string, unknown>) =>
  ({ chapter, name, facts, provenance: "rulebook", source: "" }) as const;
const BOX: Box = {
  components: [
    listed("hostel", "5:00", { mood: -3, price: 4 }),
    listed("hostel_for_three", "5:00", { mood: -3, price: 3 }),
    listed("market", "1 red", { id: "M01", paints: ["red"] }),
    listed("mood", "mood", { top: 4, bottom: -4, extra_from: 3, missing_from: -3, theater: 2 }),
  ],
  words: {},
};

describe("what is printed", () => {
  it("in the hostel depends on how many play", () => {
    expect(bedsIn(BOX, 4).get("5:00")?.price).toBe(4);
    expect(bedsIn(BOX, 2).get("5:00")?.price).toBe(3);
  });

  it("on a tile of the market are paints", () => {
    expect(paintsOn(BOX, "M01")).toEqual(["red"]);
    expect(paintsOn(BOX, "M02")).toEqual([]);
  });

  it("on the mood scale are nine spaces, two of them red and two green", () => {
    const marks = spacesOf(moodScaleIn(BOX)).map(({ mark }) => mark);
    expect(marks).toEqual([
      ...["missing", "missing", "plain", "plain"],
      ...["middle", "plain", "plain", "extra", "extra"],
    ]);
  });
});
