import { describe, expect, it } from "vitest";
import type { GameEvent, Told } from "../../api/live";
import { closingOf, earnedOn, outcomesOf, shortWalls, stoodAt, tokensOf, wallOf } from "./closing";
import { earnedBy } from "./earned";

const told = (...events: GameEvent[]): Told[] => events.map((event, n) => ({ n, event, said: null }));
const made = { exhibition: "SC", tokens: 2, high_risk: true };
const CLOSING: GameEvent[] = [
  { event: "dropped", actor: 0, card: "PO-03" },
  { event: "last-cards-shown" },
  { event: "hung", actor: 1, card: "SC-01", exhibition: "SC", works: 5 },
  { event: "exhibition-closed", exhibition: "SC", works: 5, show: "grand", artworks: ["SC-01"], loans: [] },
  { event: "failed", actor: 1, space: "3-", ...made },
  { event: "came-true", actor: 0, space: "5+", value: 1, times: 3, prestige: 3, before: 8, track: 10, ...made },
  { event: "tokens-retrieved", actor: 1, left: 0, back: 6, tokens: 6 },
  { event: "season-closed", season: 3, totals: [10, 0] },
];
const NEXT: GameEvent[] = [
  { event: "season-began", season: 4, first: 1 },
  { event: "hand-dealt", actor: 0, cards: [] },
  { event: "hung", actor: "deck", card: "EE-01", exhibition: "EE", works: 1 },
  { event: "turn-began", actor: 1, turn: 0 },
];

describe("the closing of a season", () => {
  const closing = closingOf(told(...CLOSING, ...NEXT));

  it("is cut where the next season begins", () => {
    expect(closing?.season).toBe(3);
    expect(closing?.isLast).toBe(false);
    expect([...(closing?.shownBy ?? [])]).toEqual([["SC-01", 1]]);
    expect(closing?.retrieved.get(1)).toBe(0);
  });

  it("tells what became of each prediction", () => {
    if (!closing?.walls[0]) throw new Error("no closing");
    expect(wallOf(closing.walls[0]).predictions.map((each) => [each.seat, each.pays])).toEqual([
      [1, 0],
      [0, 3],
    ]);
    expect(tokensOf(outcomesOf(closing, 1))).toEqual({ back: 0, lost: 2 });
    expect(stoodAt(closing, "SC", 0)).toBe(8);
    expect(stoodAt(closing, "SC", 1)).toBeNull();
    expect(earnedOn(closing, "SC", 0)).toBe(3);
  });

  it("is none when there is none, or when the next season is under way", () => {
    expect(closingOf(told(...NEXT))).toBeNull();
    expect(closingOf(told(...CLOSING, ...NEXT, { event: "predicted", actor: 1 }))).toBeNull();
  });

  it("is the last one at the end of the game", () => {
    expect(closingOf(told(...CLOSING, { event: "game-ended", season: 3, prestige: 5 }))?.isLast).toBe(true);
  });
});

describe("what is worth telling about tracks", () => {
  it("names walls where nobody has enough", () => {
    expect(
      shortWalls(
        [
          [5, 0, 0, 9, 5],
          [0, 5, 4, 0, 0],
        ],
        5,
      ),
    ).toEqual(["SC"]);
  });

  it("finds the predictions that earned it, with their season", () => {
    const log = told(...CLOSING, ...NEXT);
    expect(earnedBy(log, 0, "SC").map((each) => [each.season, each.space, each.prestige])).toEqual([[3, "5+", 3]]);
    expect(earnedBy(log, 1, "SC")).toEqual([]);
  });
});
