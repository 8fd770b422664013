import { describe, expect, it } from "vitest";
import type { Candidate, Slip } from "../../api/types/sixtina";
import type { Play } from "../../table/play.svelte";
import { judge, lineOf, numbersIn, type Laying } from "./judging";

const LAYING: Laying = {
  draft: "restoration",
  laid: ["restore J1 SS", "play SS3"],
  last: "add",
  number: null,
  most: 1,
};

function slip(ready: boolean, allowed: readonly number[]): Slip {
  const candidates = [0, 1, 2].map((materials) => ({
    action: { do: "add", materials },
    laid: 0,
    reason: allowed.includes(materials) ? null : { code: "area-short", rule: "SX-3.7", left: 0 },
  })) as Candidate[];
  return {
    draft: "restoration",
    laid: [],
    candidates,
    ready,
    reason: null,
    line: [],
    questions: [],
    events: [],
    is_certain: true,
    adds_up_to: null,
  };
}

function table(allowed: readonly number[]): { play: Play; asked: unknown[][] } {
  const asked: unknown[][] = [];
  const draft = (_: string, laid: unknown[]) => {
    asked.push(laid);
    const number = Number(String(laid.at(-1)).split(" ")[1]);
    return Promise.resolve({ slip: slip(allowed.includes(number), allowed), sentence: "", sentences: [] });
  };
  return { play: { draft } as unknown as Play, asked };
}

describe("judging what is laid", () => {
  it("takes as many materials as may be", async () => {
    const { play, asked } = table([0, 1]);
    const judged = await judge(play, LAYING, "x");
    expect([judged.number, judged.numbers, asked.length]).toEqual([1, [0, 1], 1]);
  });
  it("takes fewer where the first guess was too many", async () => {
    const { play, asked } = table([0]);
    const judged = await judge(play, LAYING, "x");
    expect([judged.number, judged.slip.ready, asked.length]).toEqual([0, true, 2]);
  });
  it("offers no more materials than the cards that are laid can bring", async () => {
    const { play } = table([0, 1, 2]);
    expect((await judge(play, LAYING, "x")).numbers).toEqual([0, 1]);
  });
  it("leaves it as it is where nothing can be done", async () => {
    const { play } = table([]);
    expect((await judge(play, LAYING, "x")).slip.ready).toBe(false);
  });
  it("asks for the number that somebody chose", async () => {
    const { play, asked } = table([0, 1, 2]);
    await judge(play, { ...LAYING, number: 2 }, "x");
    expect(asked).toEqual([["restore J1 SS", "play SS3", "add 2"]]);
  });
});

describe("what may be chosen", () => {
  it("is read from the candidates", () => {
    expect(numbersIn(slip(true, [0, 2]), "add")).toEqual([0, 2]);
    expect(numbersIn(slip(true, [0, 2]), "take")).toEqual([]);
  });
  it("ends a line with nothing, to ask why", () => {
    expect(lineOf(LAYING)).toEqual(["restore J1 SS", "play SS3", "add 0"]);
  });
});
