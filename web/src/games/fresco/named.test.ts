import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PAINTS } from "./model";
import { namedOf } from "./named";

const sprite = readFileSync("src/games/fresco/pieces.svg", "utf8");

describe("what a sentence names", () => {
  it("is drawn without words where the drawing says it all", () => {
    expect(namedOf("paint", "pink", "K")).toEqual({ pieces: ["paint-pink"], text: "" });
    expect(namedOf("market-tile", "M10", "RB").pieces).toEqual(["paint-red", "paint-blue"]);
    expect(namedOf("market-tile", "M16", "Y==").pieces).toEqual(["paint-yellow", "beam", "beam"]);
    expect(namedOf("bells", 4, "4 bells")).toEqual({ pieces: ["bell"], text: "4" });
    expect(namedOf("thalers", 3, "3 Thalers")).toEqual({ pieces: ["thaler"], text: "3" });
  });
  it("keeps its words beside other pieces", () => {
    expect(namedOf("dame", "pink", "pink dame")).toEqual({ pieces: ["dame-pink"], text: "pink dame" });
    expect(namedOf("map", "5A", "map 5A")).toEqual({ pieces: ["map"], text: "map 5A" });
    expect(namedOf("market-tile", "B1", "one beam")).toEqual({ pieces: [], text: "one beam" });
  });
  it("is in the sprite", () => {
    const named = [
      ...PAINTS.map((paint) => namedOf("paint", paint, "")),
      ...["yellow", "blue", "red", "green"].map((colour) => namedOf("glass", colour, "")),
      ...["elixir-1", "elixir-2", "elixir-3", "juice"].map((bottle) => namedOf("bottle", bottle, "")),
      ...[
        "scroll",
        "certificate",
        "map",
        "wish-card",
        "pew",
        "favor",
        "treasure",
        "beams",
        "bells",
        "gold-leaves",
        "lucky-pennies",
      ].map((kind) => namedOf(kind, "1", "")),
    ];
    for (const piece of named.flatMap(({ pieces }) => pieces)) expect(sprite).toContain(`<symbol id="${piece}"`);
  });
});
