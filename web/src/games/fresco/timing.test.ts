/** How long what was told takes to be shown. */
import { describe, expect, it } from "vitest";
import type { GameEvent, Told } from "../../api/live";
import { duration, FADING, timed } from "./timing";

const told = (...events: GameEvent[]): Told[] => events.map((event, n) => ({ n, event, said: null }));

describe("timing", () => {
  it("shows one event after the other", () => {
    const news = told({ event: "segment-restored" }, { event: "advanced", start: 3, space: 8 });
    expect(timed(news).moments.map(({ begin, lasts }) => [begin, lasts])).toEqual([
      [0, FADING],
      [FADING, 150],
    ]);
  });
  it("does not let a shield walk for ever", () => {
    expect(duration(told({ event: "advanced", start: 3, space: 90 }))).toBe(600);
  });
  it("goes faster where there is much, and takes a moment at most", () => {
    const news = told(...Array.from({ length: 20 }, () => ({ event: "bought" })));
    expect(duration(news)).toBe(1_600);
    const last = timed(news).moments.at(-1);
    expect((last?.begin ?? 0) + (last?.lasts ?? 0)).toBeCloseTo(1_600);
  });
  it("shows nothing of what is too much", () => {
    expect(timed(told(...Array.from({ length: 50 }, () => ({ event: "bought" }))))).toEqual({ moments: [], total: 0 });
  });
  it("leaves time for what modules move, and none for what is only said", () => {
    expect(duration(told({ event: "something-of-a-module" }))).toBeGreaterThan(0);
    expect(duration(told({ event: "order-set" }))).toBe(0);
  });
});
