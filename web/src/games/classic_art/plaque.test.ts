import { describe, expect, it } from "vitest";
import type { ExhibitionView } from "../../api/types/classic_art";
import type { Outcome } from "./closing";
import { plaqueOf } from "./plaque";
import type { Scene } from "./scene";

const WALL: ExhibitionView = {
  category: "SL",
  artworks: ["SL-01"],
  loans: [],
  predictions: [{ seat: 1, space: "3-", tokens: 2, high_risk: true, pays: 6 }],
};
const OPEN = { exhibition: "SL", space: "2-", tokens: 1 };
const OUTLOOK = { category: "SL", fewest: 1, most: 4 };

const scene = (more: object = {}): Scene =>
  ({
    catalogue: {
      names: { SL: "Still Life" },
      values: new Map([
        ["2-", 3],
        ["3-", 2],
        ["5+", 1],
      ]),
    },
    prospects: { bets: [], open_bets: [OPEN], outlooks: [OUTLOOK] },
    name: () => "Dario",
    seat: 0,
    phase: "predict",
    chosen: null,
    refused: null,
    lit: null,
    closing: null,
    ...more,
  }) as unknown as Scene;
const looks = (shown: ReturnType<typeof plaqueOf>) =>
  Object.keys(shown.looks)
    .filter((look) => shown.looks[look])
    .join(" ");

describe("a plaque", () => {
  it("shows its Prestige while it is free, and glows where one may predict", () => {
    const free = plaqueOf(scene(), WALL, "2-");
    expect([looks(free), free.coin, free.label]).toEqual(["free can", "3", "Still Life, 2 or fewer, pays 3. Free."]);
    expect(looks(plaqueOf(scene({ phase: "cards" }), WALL, "2-"))).toBe("free");
    expect(looks(plaqueOf(scene({ chosen: OPEN }), WALL, "2-"))).toBe("free can chosen");
  });

  it("shows what it will pay when it is taken, whose it is, and whether it is true now", () => {
    const taken = plaqueOf(scene(), WALL, "3-");
    expect([looks(taken), taken.coin, taken.isTrue]).toEqual(["taken", "6", true]);
    expect(taken.label).toBe("Still Life, 3 or fewer: Dario, Double Down with High-Risk, pays 6. True now.");
    expect(looks(plaqueOf(scene({ seat: 1 }), WALL, "3-"))).toBe("taken mine");
    expect(looks(plaqueOf(scene({ refused: { exhibition: "SL", space: "3-" } }), WALL, "3-"))).toBe("taken refused");
    expect(looks(plaqueOf(scene({ lit: 0 }), WALL, "3-"))).toBe("taken dim");
  });

  it("says what can't come true any more, by what the seat knows", () => {
    const hopeless = plaqueOf(scene(), WALL, "5+");
    expect(looks(hopeless)).toBe("free hopeless");
    expect(hopeless.label).toContain("Can't come true any more.");
  });

  it("shows what became of it when the season has closed", () => {
    const outcome = { seat: 1, space: "3-", cameTrue: true, prestige: 6 } as Outcome;
    const won = plaqueOf(scene({ phase: "closing", closing: {} }), WALL, "3-", outcome);
    expect([looks(won), won.coin, won.isTrue]).toEqual(["taken won", "+6", false]);
    const lost = plaqueOf(scene({ closing: {} }), WALL, "3-", { ...outcome, cameTrue: false, prestige: 0 });
    expect([looks(lost), lost.coin]).toEqual(["taken lost", ""]);
    expect(lost.label).toContain("Failed.");
  });
});
