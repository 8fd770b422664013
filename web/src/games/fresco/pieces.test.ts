/** Every piece that has a name is drawn. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PAINTS } from "./model";
import { addressOf, heightOf, type PieceName } from "./pieces";
import { whoIs } from "./who";

const sprite = readFileSync("src/games/fresco/pieces.svg", "utf8");
const isDrawn = (piece: PieceName) => sprite.includes(`<symbol id="${piece}"`);

describe("pieces", () => {
  it("draws each paint in all its shapes", () => {
    for (const paint of PAINTS)
      for (const shape of ["paint", "hollow", "disc", "seal"] as const)
        expect(isDrawn(`${shape}-${paint}`), `${shape}-${paint}`).toBe(true);
  });
  it("draws everybody", () => {
    for (const actor of [0, 1, 2, 3, "leonardo"] as const)
      for (const shape of ["seat", "pawn", "niche"] as const)
        expect(isDrawn(`${shape}-${whoIs(actor)}`), `${shape}-${actor}`).toBe(true);
  });
  it("has the objects of modules from where all pages have them", () => {
    expect(addressOf("m7")).toContain("modules");
    expect(addressOf("bishop")).toContain("pieces");
  });
  it("knows how high a piece is", () => {
    expect(heightOf("bishop")).toBe(1.35);
    expect(heightOf("paint-red")).toBe(1);
  });
  it("has no names twice", () => {
    const names = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
