import { describe, expect, it } from "vitest";
import type { GameEvent, Told } from "../../api/live";
import { DROP, FLIGHT, HOP, PANEL, ROLL, ROW, SUM, timed, tellingOf, untilFlash, WIPE } from "./timing";

const told = (...events: GameEvent[]): Told[] => events.map((event, n) => ({ n, event, said: null }));
const restored: GameEvent = { event: "restored", actor: 0, extras: 0, cards: ["SS3"] };

describe("how long things take", () => {
  it("is the sum of what moves, one after the other", () => {
    const { moments, total } = timed(told(restored, { event: "turn-began", actor: 1 }));
    expect(total).toBe(FLIGHT + SUM + DROP + WIPE);
    expect(moments.map(({ begin }) => begin)).toEqual([0, total]);
  });
  it("is nothing where nothing moves", () => {
    expect(timed(told({ event: "turn-began", actor: 1 })).total).toBe(0);
  });
  it("is never more than anybody would watch", () => {
    const { total, pace } = timed(told(restored, restored, restored));
    expect(total).toBe(2_500);
    expect(pace).toBeLessThan(1);
  });
  it("begins a flag when the cards have come", () => {
    expect(untilFlash(told(restored))).toBe(FLIGHT);
    expect(untilFlash(told({ event: "gianluigi-restored", actor: "gianluigi", extras: 1 }))).toBe(0);
    expect(untilFlash([])).toBe(0);
  });
  it("tells a completed fresco step by step, in the order of the places", () => {
    const { values, rows, stays, total } = tellingOf(3);
    const first = PANEL + ROLL;
    expect(values).toBe(PANEL);
    expect(rows).toEqual([first, first + ROW, first + 2 * ROW]);
    expect(stays).toBe(first + 2 * ROW + HOP);
    expect(total).toBeGreaterThan(stays);
  });
  it("tells a completed fresco in no more time than others' turns have", () => {
    for (const rows of [0, 1, 2, 3, 4, 5]) expect(tellingOf(rows).total).toBeLessThanOrEqual(2_500);
    expect(tellingOf(0).stays).toBe(PANEL + ROLL);
  });
});
