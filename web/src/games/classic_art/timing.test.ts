import { describe, expect, it } from "vitest";
import type { Told } from "../../api/live";
import { EXIT, FALL, FLIGHT, RAYS, SLIDE, TELLING, timed, untilTelling } from "./timing";

const told = (...events: string[]): Told[] => events.map((event, n) => ({ n, event: { event }, said: null }));

describe("how long it takes", () => {
  it("shows the cards of a turn one after the other, then the prediction", () => {
    expect(timed(told("hung", "lent", "predicted", "turn-began"))).toEqual({
      begins: [0, FLIGHT, FLIGHT + SLIDE + EXIT, FLIGHT + SLIDE + EXIT + FALL + RAYS],
      total: FLIGHT + SLIDE + EXIT + FALL + RAYS,
    });
  });

  it("shows the last cards of all almost at the same moment", () => {
    expect(timed(told("last-cards-shown", "hung", "hung", "hung"))).toEqual({
      begins: [0, 0, 80, 160],
      total: 160 + FLIGHT,
    });
  });

  it("tells walls when the last card hangs, and leaves a moment to look", () => {
    const closing = told("last-cards-shown", "hung", "hung", "exhibition-closed", "came-true", "exhibition-closed");
    expect(untilTelling(closing)).toBe(80 + FLIGHT);
    expect(timed(closing).total).toBe(80 + FLIGHT + 2 * TELLING);
    expect(timed(told("season-closed")).total).toBeGreaterThan(1_000);
    expect(untilTelling(told("hung"))).toBe(0);
  });
});
