import { describe, expect, it } from "vitest";
import type { GuildShare } from "../../../../api/types/fresco";
import type { Desk } from "../../desk.svelte";
import { exchange, sidesOf } from "./guild";

const SHARE: GuildShare = { module: "guild", basic: "red", blended: "green" };
const desk = (paints: number[], legal: string[]) =>
  ({
    seat: 0,
    view: { paints: [paints] },
    question: { asks: "visit-workshop", blends: 2 },
    isLegal: ({ paint }: { paint: string }) => legal.includes(paint),
  }) as unknown as Desk;

const given = (paint: string) => ({ paint, isLacked: false });
const lacked = (paint: string) => ({ paint, isLacked: true });

describe("the guild", () => {
  it("takes the two other paints of a kind", () => {
    expect(sidesOf(desk([1, 0, 0, 0, 0, 0, 0, 0], ["yellow"]), SHARE)).toEqual([
      { kind: "basic", taken: "red", given: [given("yellow"), lacked("blue")], isUsed: false },
      { kind: "blended", taken: "green", given: [lacked("orange"), lacked("purple")], isUsed: false },
    ]);
    expect(exchange("blue")).toEqual({ do: "guild", paint: "blue" });
  });

  it("has been used where one has something to give and may not", () => {
    expect(sidesOf(desk([1, 0, 0, 1, 0, 0, 0, 0], ["orange"]), SHARE).map(({ isUsed }) => isUsed)).toEqual([
      true,
      false,
    ]);
  });
});
