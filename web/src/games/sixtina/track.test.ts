import { describe, expect, it } from "vitest";
import { rulerOf } from "./track";

const scores = (...all: number[]) => all.map((score, actor) => ({ actor, score }));

describe("the score track", () => {
  it("goes to 40, and grows by tens", () => {
    expect(rulerOf(scores(0, 2), 200).ticks.at(-1)).toEqual({ x: 200, score: 40, isLabelled: true });
    expect(rulerOf(scores(36, 2), 200).ticks.at(-1)?.score).toBe(50);
    expect(rulerOf(scores(80, 2), 200).ticks.at(-1)?.score).toBe(90);
  });

  it("has a part below zero when somebody is there", () => {
    expect(rulerOf(scores(-3, 12), 200)).toMatchObject({ zero: 40 });
    expect(rulerOf(scores(0, 12), 200).zero).toBe(0);
  });

  it("stacks markers that would touch", () => {
    const { markers, levels } = rulerOf(scores(15, 16, 17, 30), 200);
    expect(markers.map(({ actor, level }) => [actor, level])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 0],
    ]);
    expect(levels).toBe(2);
  });

  it("gives Gianluigi the third colour", () => {
    expect(rulerOf([{ actor: "gianluigi", score: 15 }], 200).markers[0]?.colour).toBe(2);
  });

  it("labels fewer tens where there are many", () => {
    expect(rulerOf(scores(130), 200).ticks.filter(({ isLabelled }) => isLabelled)).toHaveLength(8);
  });
});
