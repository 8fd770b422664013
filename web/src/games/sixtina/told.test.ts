import { describe, expect, it } from "vitest";
import type { Desk } from "./desk.svelte";
import { withNames } from "./told";

const desk = {
  view: { chapel: [{ id: "JC6" }] },
  places: new Map([["M3", { name: "Moses 3" }]]),
  play: { box: { words: {}, components: [] } },
} as unknown as Desk;

describe("a refusal", () => {
  it("names frescoes, or their places while they are covered", () => {
    expect(withNames("Infrared of J1 is done already.", desk)).toBe("Infrared of The Last Supper is done already.");
    expect(withNames("M3 lies under a sheet.", desk)).toBe("Moses 3 lies under a sheet.");
  });
});
