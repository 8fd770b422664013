import { describe, expect, it } from "vitest";
import type { GameReview, ReviewedDecision, ReviewedMoment } from "../../api/types/openapi";
import {
  areas,
  course,
  decisionAt,
  fromTop,
  knownOf,
  layersOf,
  line,
  luckOf,
  marked,
  nextMoment,
  percent,
  signed,
} from "./review";

function decision(step: number, last: number, seat: number, before: number, after: number): ReviewedDecision {
  return {
    step,
    last,
    seat,
    word: "good",
    share: after,
    points: 100 * after,
    best_share: before,
    best_points: 100 * before,
    margin: after - before,
    error: 0,
    lost: before - after,
    accuracy: 90,
    played: ["this"],
    other: ["that"],
  };
}
const moment = (step: number): ReviewedMoment => ({
  step,
  seat: 0,
  kind: "missed",
  change: -0.2,
  is_worth_looking: true,
});
const review: GameReview = {
  looks: 32,
  players: [],
  decisions: [decision(1, 2, 0, 0.5, 0.4), decision(3, 3, 1, 0.6, 0.6), decision(5, 6, 0, 0.4, 0.2)],
  draws: [],
  moments: [moment(2), moment(6)],
};

describe("the course of a chance", () => {
  it("is known before and after each decision of the seat, and at the end", () => {
    expect(knownOf(review, 0, "chance", { step: 8, value: 1 })).toEqual([
      { step: 0, value: 0.5 },
      { step: 2, value: 0.4 },
      { step: 4, value: 0.4 },
      { step: 6, value: 0.2 },
      { step: 8, value: 1 },
    ]);
    expect(knownOf(review, 1, "points", null)).toEqual([
      { step: 2, value: 60 },
      { step: 3, value: 60 },
    ]);
  });

  it("is straight between what is known, and level outside", () => {
    const values = course(
      [
        { step: 2, value: 0.4 },
        { step: 4, value: 0.8 },
      ],
      6,
    );
    expect(values.map((value) => Math.round(value * 10))).toEqual([4, 4, 4, 6, 8, 8, 8]);
    expect(course([], 2)).toEqual([0, 0, 0]);
  });
});

describe("layers", () => {
  it("fill all together, and alone are what they are", () => {
    expect(layersOf([[0.6], [0.6]])).toEqual([[0.5], [0.5]]);
    expect(layersOf([[0], [0]])).toEqual([[0.5], [0.5]]);
    expect(layersOf([[0.3]])).toEqual([[0.3]]);
  });

  it("begin with whose eyes see", () => {
    expect(fromTop(3, 1)).toEqual([1, 0, 2]);
    expect(fromTop(3, "all")).toEqual([0, 1, 2]);
  });

  it("lie on each other", () => {
    expect(areas([[0.25], [0.75]], [1, 0])).toEqual(["M0 0L0 0.75Z", "M0 0.75L0 1Z"]);
    expect(line([0, 10], 20)).toBe("M0 1L1 0.5");
  });
});

it("finds the decision that a step is part of", () => {
  expect(decisionAt(review, 2, 0)?.step).toBe(1);
  expect(decisionAt(review, 2, 1)).toBeNull();
  expect(decisionAt(review, 4, 0)).toBeNull();
});

it("goes from moment to moment, and begins anew", () => {
  expect(nextMoment(review, 0)?.step).toBe(2);
  expect(nextMoment(review, 2)?.step).toBe(6);
  expect(nextMoment(review, 6)?.step).toBe(2);
  expect(nextMoment({ ...review, moments: [] }, 0)).toBeNull();
});

it("puts marks that would touch in two rows", () => {
  expect(marked([moment(1), moment(2), moment(3), moment(60)], 100, 2).map(({ row }) => row)).toEqual([0, 1, 0, 0]);
});

it("says nothing of luck that moved nobody", () => {
  const told = (...draws: number[][]) =>
    luckOf({ ...review, draws: draws.map((changes) => ({ step: 1, seat: 0, changes })) }, { luck: draws[0]?.[0] ?? 0 });
  expect(told()).toBe("–");
  expect(told([0, 0], [0, 0])).toBe("–");
  expect(told([0.25, 0])).toBe("+25 %");
  expect(told([0, -0.25])).toBe("0 %");
});

it("says no decimals", () => {
  expect([percent(0.554), percent(1.2), signed(0.234), signed(-0.234), signed(0.001)]).toEqual([
    55,
    100,
    "+23 %",
    "−23 %",
    "0 %",
  ]);
});
