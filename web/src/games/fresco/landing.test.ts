/** A taken space, and the track around it. */
import { describe, expect, it } from "vitest";
import type { Desk } from "./desk.svelte";
import { landingsOf, stripOf } from "./landing";

const view = { seats: 3, track: [35, 38, 39] };
const desk = (question?: object) => ({ question, view }) as unknown as Desk;
const taken = { asks: "which-space", taken: 38, behind: 37, in_front: 40 };

describe("a taken space", () => {
  it("may be left behind, or stopped behind", () => {
    expect(landingsOf(desk(taken)).map(({ space }) => space)).toEqual([37, 40]);
    expect(landingsOf(desk({ asks: "visit-market" }))).toEqual([]);
    expect(landingsOf(desk())).toEqual([]);
  });
  it("has a strip of the track around it, with who stands there", () => {
    const strip = stripOf(desk(taken));
    expect(strip.map(({ space }) => space)).toEqual([35, 36, 37, 38, 39, 40, 41, 42]);
    expect(strip.map(({ actor }) => actor)).toEqual([0, null, null, 1, 2, null, null, null]);
    expect(strip.filter(({ action }) => action).map(({ action }) => action?.do)).toEqual(["behind", "in-front"]);
  });
  it("does not begin before the first space", () => {
    expect(stripOf(desk({ asks: "which-space", taken: 2, behind: 1, in_front: 3 }))[0]?.space).toBe(1);
  });
});
