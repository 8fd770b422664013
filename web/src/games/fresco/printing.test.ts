import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { partsOf, pieceOf, textOf } from "./printing";

const sprite = readFileSync("src/games/fresco/pieces.svg", "utf8");

describe("a printed component", () => {
  it("looks like the piece of its chapter, or like its own", () => {
    expect(pieceOf("treasures", "statue", { id: "T01" })).toBe("treasure-statue");
    expect(pieceOf("bottles", "an elixir of 3 portions", { id: "elixir-3" })).toBe("bottle-elixir-3");
    expect(pieceOf("paints", "yellow", { id: "Y" })).toBe("paint-yellow");
    expect(pieceOf("lucky_pennies", "lucky pennies", {})).toBe("penny");
    expect(pieceOf("fresco", "3: yellow", {})).toBeNull();
    for (const chapter of ["wish_cards", "certificates", "favors", "pews", "dome", "maps", "requests", "coins", "mood"])
      expect(sprite).toContain(`<symbol id="${pieceOf(chapter, "", {})}"`);
  });

  it("is drawn from its facts", () => {
    expect(partsOf({ id: "D1", points: 5, paints: ["red", "green"], mood: 0, for_three: true })).toEqual([
      { is: "points", number: 5 },
      { is: "pieces", pieces: ["paint-red", "paint-green"] },
    ]);
    expect(partsOf({ rooms: ["A2"] })).toEqual([{ is: "cells", cells: new Set(["A2"]) }]);
  });

  it("says what its card says", () => {
    const words = { paint: { yellow: { text: "" } }, portrait: { P01: { text: "1 Thaler more" } } };
    expect(textOf(words, { id: "P01" })).toBe("1 Thaler more");
    expect(textOf(words, { id: "yellow" })).toBe("");
  });
});
