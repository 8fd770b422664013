import { describe, expect, it } from "vitest";
import type { Told } from "../../../../api/live";
import type { DamesShare } from "../../../../api/types/fresco";
import { BARTERS, swapping, whereabouts } from "./dames";

const SHARE: DamesShare = {
  module: "dames",
  waiting: [],
  married: [["pink", "purple"], []],
  sent: [[{ dame: "pink", location: "workshop" }], []],
  used: [],
  reserved: [null, null],
};
const told = (event: string, facts: Record<string, unknown>): Told => ({
  n: 0,
  event: { event, ...facts },
  said: null,
});
const SENT = told("dame-sent", { actor: 0, dame: "purple", place: "market" });

describe("dames", () => {
  it("are to come, done, or at home", () => {
    expect(whereabouts(SHARE, 0, [SENT])).toEqual([
      { dame: "pink", when: "coming", place: "workshop" },
      { dame: "purple", when: "done", place: "market" },
    ]);
    expect(whereabouts(SHARE, 0, [SENT, told("dames-came-home", {})])[1]).toEqual({
      dame: "purple",
      when: "home",
      place: null,
    });
    expect(whereabouts(SHARE, 0, [SENT], "purple")[1]?.when).toBe("now");
    expect(whereabouts(SHARE, 1, [])).toEqual([]);
  });

  it("are known while they swap tiles", () => {
    expect(swapping([told("switch-began", { actor: 0, dame: "purple", tile: "M01" })])).toBe("purple");
    expect(swapping([])).toBeNull();
  });

  it("give a basic paint for another one", () => {
    expect(BARTERS).toHaveLength(6);
    expect(BARTERS).toContainEqual({ do: "barter", given: "red", taken: "blue" });
  });
});
