import { describe, expect, it } from "vitest";
import type { FrescoView } from "./model";
import { actorOf, hourOf, inOrder, numberOf, sentTo, wakesAt } from "./painters";

const view = {
  seats: 2,
  last: false,
  track: [3, 5, -1],
  hours: ["7:00", null, "5:00"],
  order: [],
  plans: [[2, 1, 1, 0, 1], null],
} as unknown as FrescoView;

describe("painters", () => {
  it("are players, and Leonardo behind them", () => {
    expect(actorOf(view, 2)).toBe("leonardo");
    expect(numberOf(view, "leonardo")).toBe(2);
    expect(actorOf(view, 1)).toBe(1);
  });

  it("come in the order in which they wake up, those in bed last", () => {
    expect(inOrder(view)).toEqual(["leonardo", 0, 1]);
    expect(inOrder({ ...view, order: [1, 2, 0] })).toEqual([1, "leonardo", 0]);
  });

  it("wake up at their times", () => {
    expect(hourOf(view, 0)).toBe("7:00");
    expect(hourOf(view, 1)).toBeNull();
    expect(wakesAt(view, "5:00")).toBe("leonardo");
    expect(wakesAt(view, "6:00")).toBeNull();
  });

  it("send apprentices, whom nobody counts while plans are secret", () => {
    expect(sentTo(view, 0, "market")).toBe(2);
    expect(sentTo(view, 1, "market")).toBe(0);
  });

  it("may be Leonardo, whose sheet is always the same", () => {
    expect(sentTo(view, "leonardo", "cathedral")).toBe(1);
    expect(sentTo(view, "leonardo", "studio")).toBe(0);
    expect(sentTo({ ...view, last: true }, "leonardo", "cathedral")).toBe(0);
  });
});
