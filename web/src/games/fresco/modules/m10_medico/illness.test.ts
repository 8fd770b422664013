import { describe, expect, it } from "vitest";
import type { MedicoShare } from "../../../../api/types/fresco";
import type { Desk } from "../../desk.svelte";
import { atWork, illAt, illOf, infectedNow } from "./illness";

const SHARE = {
  module: "medico",
  infected: "studio",
  ill: [2, 0],
  stand_ins: [1, 0],
  sent: [[0, 1, 0, 0, 0], null],
} as unknown as MedicoShare;
const desk = (facts: object, ...told: string[]) =>
  ({
    view: { modules: [SHARE] },
    play: { log: told.map((event, n) => ({ n, event: { event }, said: null })) },
    ...facts,
  }) as unknown as Desk;

describe("an infection", () => {
  it("is of this round once plans are revealed", () => {
    expect(infectedNow(desk({}, "round-began", "infection-revealed", "fell-ill"), SHARE)).toBe("studio");
    expect(infectedNow(desk({}, "round-began", "infection-revealed", "round-began"), SHARE)).toBeNull();
    expect(infectedNow(desk({}), SHARE)).toBeNull();
  });
});

describe("the ill", () => {
  it("are counted with those who stand in for neutral ones", () => {
    expect(illOf(SHARE, 0)).toBe(3);
    expect(illOf(SHARE, 1)).toBe(0);
  });

  it("work where they are sent", () => {
    expect(illAt(desk({}), 0, 1)).toBe(1);
    expect(illAt(desk({}), 1, 1)).toBe(0);
    expect(atWork(desk({ question: { asks: "visit-studio", is_ill: true, ill: 1 } }))).toEqual({
      isIll: true,
      toCome: 1,
    });
    expect(atWork(desk({ question: { asks: "wake-up-time" } }))).toBeNull();
  });
});
