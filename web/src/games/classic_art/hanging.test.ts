import { describe, expect, it } from "vitest";
import type { Card, ExhibitionView } from "../../api/types/classic_art";
import type { Catalogue, Work } from "./catalogue";
import { meant, placesOf, withCards } from "./hanging";

const LOANS = ["LA-03", "LA-12"];
const catalogue = {
  works: new Map(["LA-01", "LA-02", "LA-03", "LA-12"].map((id) => [id, { id, isLoan: LOANS.includes(id) } as Work])),
} as unknown as Catalogue;
const wall = (artworks: Card[], loans: Card[] = []): ExhibitionView => ({
  category: "LA",
  artworks,
  loans,
  predictions: [],
});

describe("a wall with cards that are picked", () => {
  it("has artworks hang in the next places", () => {
    const now = wall(["LA-04"]);
    const then = withCards(now, ["LA-01", "SC-01", "LA-02"], catalogue);
    expect(then.artworks).toEqual(["LA-04", "LA-01", "LA-02"]);
    expect(placesOf(now, then).slice(0, 4)).toEqual([
      { kind: "work", card: "LA-04", state: "hangs" },
      { kind: "work", card: "LA-01", state: "ghost" },
      { kind: "work", card: "LA-02", state: "ghost" },
      { kind: "empty" },
    ]);
  });

  it("lets the last artwork leave with a loan", () => {
    const now = wall(["LA-04", "LA-05"]);
    const then = withCards(now, ["LA-12"], catalogue);
    expect(then).toEqual({ artworks: ["LA-04"], loans: [] });
    expect(placesOf(now, then)[1]).toEqual({ kind: "work", card: "LA-05", state: "leaves" });
  });

  it("has loans wait where nothing hangs", () => {
    const now = wall([]);
    const then = withCards(now, ["LA-03", "LA-12"], catalogue);
    expect(then.loans).toHaveLength(2);
    expect(placesOf(now, then)[0]).toEqual({ kind: "crate", count: 2, state: "ghost" });
  });

  it("lets an artwork leave at once with a loan that waits", () => {
    const now = wall([], ["LA-03"]);
    const then = withCards(now, ["LA-01"], catalogue);
    expect(then).toEqual({ artworks: [], loans: [] });
    expect(placesOf(now, then)[0]).toEqual({ kind: "crate", count: 1, state: "leaves" });
  });

  it("hangs a new artwork where the last one leaves", () => {
    const now = wall(["LA-04"]);
    expect(placesOf(now, withCards(now, ["LA-12", "LA-01"], catalogue))[0]).toEqual({
      kind: "work",
      card: "LA-01",
      state: "ghost",
    });
  });
});

describe("what a prediction is about", () => {
  it("is the places that must stay empty, for a Rarity Show", () => {
    expect(meant("2-", 0)).toEqual({ from: 2, to: 8, mustBe: "empty" });
  });
  it("is the places that are still to be filled, for a Grand Exhibition", () => {
    expect(meant("6+", 3)).toEqual({ from: 3, to: 6, mustBe: "filled" });
    expect(meant("6+", 7)).toBeNull();
  });
});
