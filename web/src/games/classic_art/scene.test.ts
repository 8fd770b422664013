import { describe, expect, it } from "vitest";
import { rivalsAt, sureBet, totalOf, type Scene } from "./scene";

const bet = (space: string, pays: number, tokens = 1) => ({ exhibition: "SL", space, tokens, before: 0, after: pays });
const scene = (more: object): Scene => more as unknown as Scene;

describe("what a scene tells", () => {
  it("names the bet that can't fail any more and pays most", () => {
    const open_bets = [bet("4-", 1), bet("3-", 2), bet("2-", 3), bet("3-", 4, 2), bet("5+", 1)];
    const outlooks = [{ category: "SL", fewest: 1, most: 3 }];
    expect(sureBet(scene({ prospects: { open_bets, outlooks } }))).toEqual(bet("3-", 2));
    expect(sureBet(scene({ prospects: { open_bets: [bet("2-", 3)], outlooks } }))).toBeUndefined();
    expect(sureBet(scene({ prospects: null }))).toBeUndefined();
  });

  it("names the seat itself and the best of the others on a track", () => {
    const players = [3, 5, 8].map((prestige) => ({ prestige: [0, prestige] }));
    const at = (seat: number | null) => rivalsAt(scene({ view: { players }, seat }), "SL").map((peg) => peg.seat);
    expect(at(0)).toEqual([0, 2]);
    expect(at(2)).toEqual([2, 1]);
    expect(at(null)).toEqual([2, 1]);
  });

  it("adds up what counts", () => {
    expect(totalOf([5, 4, 10, 0, 0], 5)).toBe(15);
  });
});
