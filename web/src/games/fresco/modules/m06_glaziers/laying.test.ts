import { describe, expect, it } from "vitest";
import { afterTap, panelsWith, panesFor } from "./laying";

describe("panes on the slip", () => {
  it("are all that one has, at first", () => {
    expect(panesFor(["red", "red", "green"], ["red", "green", "green"])).toEqual(["red", "green"]);
    expect(panesFor(["yellow"], [])).toEqual([]);
  });

  it("are in, kept back or lacked", () => {
    const panels = panelsWith(["red", "red", "green"], ["red"], ["red", "green"]);
    expect(panels.map(({ state }) => state)).toEqual(["in", "lacked", "kept"]);
  });

  it("come and go with a tap", () => {
    expect(afterTap(["red"], { colour: "green", state: "kept" })).toEqual(["red", "green"]);
    expect(afterTap(["red", "red"], { colour: "red", state: "in" })).toEqual(["red"]);
  });
});
