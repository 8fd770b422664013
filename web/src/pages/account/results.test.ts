import { describe, expect, it } from "vitest";
import type { TableRow } from "../../api/types/openapi";
import { myPoints, othersAt, resultOf, tally } from "./results";

function row(more: Partial<TableRow>): TableRow {
  const seats = ["Ada", "Ben", "Chiara"].map((name, index) => ({
    kind: "person" as const,
    name,
    is_mine: index === 1,
  }));
  return {
    id: "t",
    status: "finished",
    game: "sagrada",
    options: {},
    players: ["Ada", "Ben", "Chiara"],
    seats,
    free_seats: 0,
    is_mine: true,
    is_my_turn: false,
    deadline: null,
    clock: { kind: "none" },
    created: "",
    changed: "",
    scores: [50, 40, 60],
    winners: [2],
    ...more,
  };
}

describe("a finished game", () => {
  it("was won, or came to a place", () => {
    expect(resultOf(row({ winners: [1] }))).toBe("won");
    expect(resultOf(row({}))).toBe(3);
    expect(resultOf(row({ scores: [50, 55, 60] }))).toBe(2);
    expect(resultOf(row({ scores: [60, 60, 60] }))).toBe("lost");
    expect(resultOf(row({ status: "ended", winners: [], scores: [] }))).toBe("ended");
  });

  it("alone is won or lost", () => {
    const seats = [{ kind: "person" as const, name: "Ben", is_mine: true }];
    expect(resultOf(row({ seats, scores: [44], winners: [] }))).toBe("lost");
    expect(resultOf(row({ seats, scores: [64], winners: [0] }))).toBe("won");
  });

  it("at one screen belongs to all who sat there", () => {
    const seats = ["Ada", "Kim"].map((name) => ({ kind: "person" as const, name, is_mine: true }));
    const played = row({ seats, scores: [8, 5], winners: [0] });
    expect(resultOf(played)).toBe("here");
    expect(myPoints(played)).toBeNull();
    expect(othersAt(played).map((seat) => seat.name)).toEqual(["Ada", "Kim"]);
    expect(tally([played]).size).toBe(0);
  });

  it("tells points apart", () => {
    expect(myPoints(row({}))).toBe(40);
    expect(myPoints(row({ scores: [] }))).toBeNull();
    expect(othersAt(row({})).map((seat) => seat.points)).toEqual([50, 60]);
  });
});

it("counts what was won of what was played to the end", () => {
  const counted = tally([row({}), row({ winners: [1] }), row({ status: "ended" }), row({ game: "fresco" })]);
  expect(counted.get("sagrada")).toEqual({ won: 1, played: 2 });
  expect(counted.get("fresco")).toEqual({ won: 0, played: 1 });
});
