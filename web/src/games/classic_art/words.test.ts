import { describe, expect, it } from "vitest";
import type { Bet } from "../../api/types/classic_art";
import { failure, limitWords, promise, standing, wallFacts, withSigns, worksLimit } from "./words";

const BET: Bet = {
  seat: 0,
  exhibition: "SL",
  space: "2-",
  show: "rarity",
  tokens: 1,
  high_risk: false,
  works: 0,
  comes_true_now: true,
  needs: 0,
  spare: 2,
  can_come_true: true,
  value: 3,
  times: 1,
  pays: 3,
  before: 1,
  after: 4,
  wasted: 0,
  counts: false,
  ends_game: false,
};

describe("spaces in words", () => {
  it("are at most or at least, never minus or plus", () => {
    expect(limitWords("3-")).toBe("3 or fewer");
    expect(worksLimit("1-")).toBe("1 work or fewer");
    expect(worksLimit("6+")).toBe("6 works or more");
    expect(withSigns("3- for Portrait is taken, and 6+ for SC-04 too.")).toBe(
      "≤3 for Portrait is taken, and ≥6 for SC-04 too.",
    );
  });
});

describe("what a slip says", () => {
  it("tells where it leads, and whether that counts", () => {
    expect(promise(BET, 5).text).toBe("you 1 → 4, below 5: does not count yet");
    expect(promise({ ...BET, after: 7, counts: true }, 5)).toEqual({ text: "you 1 → 7, counts", isGood: true });
    expect(promise({ ...BET, after: 7, counts: true, ends_game: true }, 5).text).toBe(
      "you 1 → 7, counts, and ends the game",
    );
    expect(promise({ ...BET, before: 9, after: 10, counts: true, wasted: 2 }, 5).text).toContain(
      "2 above the end are lost",
    );
    expect(promise({ ...BET, can_come_true: false }, 5).text).toBe("can't come true any more");
  });

  it("tells what a failure costs", () => {
    expect(failure(BET)).toBe("If 3 or more hang: nothing, and 1 token is set aside.");
    expect(failure({ ...BET, space: "6+", show: "grand", tokens: 2 })).toBe(
      "If 5 or fewer hang: nothing, and 2 tokens are set aside.",
    );
  });

  it("tells how it stands", () => {
    expect(standing(BET)).toBe("true now");
    expect(standing({ ...BET, comes_true_now: false, needs: 2 })).toBe("2 too many");
    expect(standing({ ...BET, comes_true_now: false, show: "grand", needs: 5 })).toBe("5 short");
    expect(standing({ ...BET, comes_true_now: false, can_come_true: false })).toBe("lost already");
  });

  it("tells what hangs, waits and is still out", () => {
    const outlook = {
      category: "SL",
      artworks: 9,
      loans: 1,
      held_artworks: 2,
      held_loans: 0,
      fewest: 0,
      most: 8,
    } as const;
    expect(wallFacts(0, 1, outlook)).toBe(
      "No work hangs, and a loan waits for the next. 9 works and 1 loan of it are unseen. You hold 2 works.",
    );
    expect(wallFacts(1, 0, undefined)).toBe("1 work hangs.");
  });
});
