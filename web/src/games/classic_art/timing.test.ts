import { describe, expect, it } from "vitest";
import type { Told } from "../../api/live";
import { EXIT, FALL, FLIGHT, RAYS, SLIDE, TELLING, timed, untilTelling } from "./timing";

const told = (...events: string[]): Told[] => events.map((event, n) => ({ n, event: { event }, said: null }));
const begins = (news: Told[]) => timed(news).moments.map(({ event, begin }) => [event.event, begin]);
const CLOSING = ["last-cards-shown", "hung", "hung", "exhibition-closed", "came-true", "exhibition-closed"];

describe("how long it takes", () => {
  it("shows the cards of a turn one after the other, then the prediction", () => {
    const turn = told("hung", "lent", "predicted");
    const predicted = FLIGHT + SLIDE + EXIT;
    expect(begins(turn)).toEqual([
      ["hung", 0],
      ["lent", FLIGHT],
      ["predicted", predicted],
    ]);
    expect(timed(turn).total).toBe(predicted + FALL + RAYS);
  });

  it("shows the last cards of all almost at the same moment, then tells the walls", () => {
    const closing = told(...CLOSING, "season-closed");
    expect(begins(closing).slice(1, 4)).toEqual([
      ["hung", 0],
      ["hung", 80],
      ["exhibition-closed", 160],
    ]);
    expect(untilTelling(closing)).toBe(80 + FLIGHT);
    expect(timed(closing).total).toBeGreaterThan(80 + FLIGHT + 2 * TELLING);
    expect(untilTelling(told("hung"))).toBe(0);
  });

  it("shows of a closing neither what was before it nor what begins behind it", () => {
    const closing = told(...CLOSING, "season-closed");
    const among = told("hung", "predicted", ...CLOSING, "season-closed", "season-began", "hung", "left-at-once");
    expect(begins(among)).toEqual(begins(closing));
    expect(untilTelling(among)).toBe(untilTelling(closing));
  });

  it("moves nothing when too much has happened at once", () => {
    expect(timed(told(...Array<string>(20).fill("hung")))).toEqual({ moments: [], total: 0 });
  });
});
