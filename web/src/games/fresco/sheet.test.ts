import { describe, expect, it } from "vitest";
import type { Token } from "./module";
import { nextOf } from "./planKeys";
import {
  assign,
  countAt,
  cut,
  EMPTY,
  laidOf,
  moved,
  placesOf,
  spotOf,
  withoutToken,
  withToken,
  type Judged,
} from "./sheet";

const tile: Token = { key: "tile", name: "Tile", action: { do: "glazery" }, spot: "spot" };
const coins: Token = {
  key: "coins",
  name: "Coins",
  action: { do: "pennies" },
  spot: "",
  count: "number",
  at: "market",
};
const ill: Token = {
  key: "ill",
  name: "Ill",
  action: { do: "ill" },
  spot: "location",
  count: "apprentices",
  letter: "L",
};

const sick = (location: string, apprentices: number) => ({ do: "ill", location, apprentices });
const judged = (...actions: Judged["action"][]): Judged[] => actions.map((action) => ({ action, sentence: "" }));

describe("a sheet", () => {
  it("says where somebody goes, and of the last location nothing", () => {
    const sheet = moved(moved(moved(EMPTY, "market", 1), "market", 1), "theater", 1);
    expect(laidOf(sheet, 5)).toEqual([assign("market", 2)]);
  });

  it("says also where nobody goes, once nobody is left", () => {
    const sheet = moved(moved(EMPTY, "market", 3), "theater", 2);
    const all = [assign("market", 3), assign("cathedral", 0), assign("studio", 0), assign("workshop", 0)];
    expect(laidOf(sheet, 5)).toEqual(all);
    expect(laidOf(sheet, 6)).toHaveLength(1);
    expect(laidOf(sheet, 6, { whole: true })).toEqual(all);
  });

  it("brings back who has no room", () => {
    const sheet = moved(moved(EMPTY, "studio", 3), "market", 1);
    expect(cut(sheet, [3, 3, 1, 3, 3]).sent).toEqual([1, 0, 1, 0, 0]);
    expect(moved(EMPTY, "studio", -1).sent).toEqual(EMPTY.sent);
  });

  it("has a token in one place", () => {
    const once = withToken(EMPTY, tile, { do: "glazery", spot: "studio" });
    const moved = withToken(once, tile, { do: "glazery", spot: "market" });
    expect(spotOf(moved.lays, tile)).toBe("market");
    expect(moved.lays).toHaveLength(1);
    expect(withoutToken(moved, tile, "market").lays).toEqual([]);
    expect(withToken(moved, tile, { do: "glazery", spot: "kept" }).lays).toEqual([]);
  });

  it("counts tokens of which there are several", () => {
    const one = withToken(EMPTY, ill, sick("studio", 1));
    const three = withToken(withToken(one, ill, sick("workshop", 1)), ill, sick("studio", 2));
    expect([countAt(three.lays, ill, "studio"), countAt(three.lays, ill, "workshop")]).toEqual([2, 1]);
    const less = withoutToken(three, ill, "studio");
    expect(countAt(less.lays, ill, "studio")).toBe(1);
    expect(withoutToken(less, ill, "studio").lays).toEqual([sick("workshop", 1)]);
  });

  it("offers the places that the draft has", () => {
    const candidates = [
      ...judged({ do: "glazery", spot: "kept" }, { do: "glazery", spot: "market" }),
      ...judged({ do: "pennies", number: 0 }, { do: "pennies", number: 1 }),
      { action: { do: "pennies", number: 2 }, sentence: "You have one." },
    ];
    expect([...placesOf(candidates, tile, []).keys()]).toEqual(["market"]);
    expect(placesOf(candidates, coins, []).get("market")?.action).toEqual({ do: "pennies", number: 1 });
    const more = placesOf(candidates, coins, [{ do: "pennies", number: 1 }]);
    expect(more.get("market")?.sentence).toBe("You have one.");
  });
});

describe("a letter", () => {
  it("walks the tokens that have it, from the first to the last and round again", () => {
    const tokens = [tile, coins, ill];
    expect(nextOf(tokens, "T", null)).toBe(tile);
    expect(nextOf(tokens, "T", tile)).toBe(coins);
    expect(nextOf(tokens, "T", coins)).toBe(tile);
    expect(nextOf(tokens, "L", tile)).toBe(ill);
    expect(nextOf(tokens, "M", tile)).toBeUndefined();
  });
});
