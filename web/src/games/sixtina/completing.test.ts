import { describe, expect, it } from "vitest";
import type { GameEvent, Told } from "../../api/live";
import { completionsIn, earnedBy } from "./completing";

const told = (...events: GameEvent[]): Told[] => events.map((event, n) => ({ n, event, said: null }));
const scored = (actor: number, place: number, points: number, materials: number, position = "J1"): GameEvent => ({
  event: "scored",
  actor,
  position,
  points,
  materials,
  place,
  sharing: 1,
});
const completed: GameEvent = {
  event: "fresco-completed",
  position: "J1",
  fresco: "JC5",
  excellent: 3,
  prudent: 1,
  values: [8, 5, 3],
  materials: [1, 2, 1, 1],
};

describe("a completed fresco", () => {
  const news = told(
    { event: "restored", actor: 1 },
    completed,
    scored(1, 1, 8, 2),
    scored(3, 2, 5, 1),
    scored(0, 3, 3, 1),
    { event: "marked", actor: 1, position: "J1", fresco: "JC5" },
    { event: "turn-began", actor: 2 },
  );
  const [completion] = completionsIn(news, [0, 1, 2, 3]);
  it("tells the places, and who marks it", () => {
    expect(completion?.rows.map(({ actor, place, points }) => [actor, place, points])).toEqual([
      [1, 1, 8],
      [3, 2, 5],
      [0, 3, 3],
      [2, null, 0],
    ]);
    expect(completion?.owner).toBe(1);
    expect(completion && earnedBy(completion, 3)).toBe(5);
  });
  it("tells where the number of materials did not decide", () => {
    expect(completion?.rows.map((row) => row.isByKind)).toEqual([false, true, false, false]);
  });
});

describe("several at once", () => {
  it("each have their own places", () => {
    const last: GameEvent = { ...completed, event: "last-fresco", position: "G4", fresco: "GE4" };
    const news = told(completed, scored(0, 1, 8, 1), last, scored(1, 1, 4, 2, "G4"));
    const found = completionsIn(news, [0, 1, "gianluigi"]);
    expect(found.map(({ position, isHalf, owner }) => [position, isHalf, owner])).toEqual([
      ["J1", false, null],
      ["G4", true, null],
    ]);
    expect(found[1]?.rows[0]?.points).toBe(4);
  });
  it("are none where none was completed", () => {
    expect(completionsIn(told({ event: "drew", actor: 0 }), [0, 1])).toEqual([]);
  });
});
