import { describe, expect, it } from "vitest";
import type { Card, Reach } from "../../api/types/sixtina";
import { keyed, nextSet, setsFor, spotsFor, sumAt, tapped, techniqueIn, totalOf } from "./laying";

const HAND = keyed(["SS1", "SS2", "SS3", "SS3", "LB2"] as Card[]);

describe("picking cards", () => {
  it("tells equal cards apart", () => {
    expect(HAND.map(({ key }) => key)).toEqual(["SS1.0", "SS2.0", "SS3.0", "SS3.1", "LB2.0"]);
  });
  it("adds, takes back, and begins anew with another technique", () => {
    expect(tapped(["SS1.0"], "SS2.0", false)).toEqual(["SS1.0", "SS2.0"]);
    expect(tapped(["SS1.0", "SS2.0"], "SS1.0", false)).toEqual(["SS2.0"]);
    expect(tapped(["SS1.0"], "LB2.0", false)).toEqual(["LB2.0"]);
    expect(tapped(["SS1.0"], "LB2.0", true)).toEqual(["SS1.0", "LB2.0"]);
  });
  it("knows the sum, and the technique if it is one", () => {
    expect(totalOf(["SS3.0", "SS3.1"])).toBe(6);
    expect(techniqueIn(["SS3.0", "SS1.0"])).toBe("SS");
    expect(techniqueIn(["SS3.0", "LB2.0"])).toBe(null);
    expect(techniqueIn([])).toBe(null);
  });
});

describe("sets with a sum", () => {
  it("have the fewest cards first, equal cards once", () => {
    expect(setsFor(HAND, "SS", 3)).toEqual([["SS3.0"], ["SS1.0", "SS2.0"]]);
    expect(setsFor(HAND, "SS", 6)).toEqual([
      ["SS3.0", "SS3.1"],
      ["SS1.0", "SS2.0", "SS3.0"],
    ]);
  });
  it("come one after the other", () => {
    expect(nextSet(HAND, "SS", 3, [])).toEqual(["SS3.0"]);
    expect(nextSet(HAND, "SS", 3, ["SS3.1"])).toEqual(["SS1.0", "SS2.0"]);
    expect(nextSet(HAND, "SS", 3, ["SS2.0", "SS1.0"])).toEqual(["SS3.0"]);
    expect(nextSet(HAND, "WP", 3, [])).toEqual([]);
  });
});

describe("what the hand reaches", () => {
  const reaches: Reach[] = [
    {
      position: "J1",
      technique: "SS",
      sums: [{ restoration: "prudent", total: 1, cards: ["SS1"], can_be_played: false }],
    },
    { position: "G1", technique: "LB", sums: [] },
  ];
  it("is looked up by spot and sum", () => {
    expect(sumAt(reaches, { position: "J1", technique: "SS" }, 1)?.restoration).toBe("prudent");
    expect(sumAt(reaches, { position: "J1", technique: "SS" }, 2)).toBe(undefined);
    expect(sumAt(reaches, null, 1)).toBe(undefined);
    expect(spotsFor(reaches, "LB").map((spot) => spot.position)).toEqual(["G1"]);
  });
});
