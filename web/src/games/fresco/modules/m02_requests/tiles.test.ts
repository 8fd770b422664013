import { describe, expect, it } from "vitest";
import type { Box } from "../../../../api/box";
import { fittingFor, tilesOf } from "./tiles";

const listed = (chapter: string, facts: Record<string, unknown>) =>
  ({ chapter, name: "", facts, provenance: "own", source: "" }) as const;
const BOX: Box = {
  components: [
    listed("fresco", { id: "F01", value: 3, seals: [] }),
    listed("fresco", { id: "F03", value: 4, seals: ["green"] }),
    listed("wall_tiles", { id: "W01", paint: "green", seal: "purple" }),
  ],
  words: {},
};
const VIEW = { tiles: [["F01", "F03"]], modules: [{ module: "wall_fresco", owned: [["W01"]] }] };

describe("restored tiles", () => {
  const tiles = tilesOf(VIEW as never, BOX, 0);

  it("come from the fresco, and from the wall", () => {
    expect(tiles.map(({ tile }) => tile)).toEqual(["F01", "F03", "W01"]);
    expect(tiles[2]).toEqual({ tile: "W01", value: null, paint: "green", seals: ["purple"] });
  });

  it("do for a request with their seals, all for a general one", () => {
    expect(fittingFor("general", tiles)).toHaveLength(3);
    expect(fittingFor("green", tiles).map(({ tile }) => tile)).toEqual(["F03"]);
    expect(fittingFor("orange", tiles)).toEqual([]);
  });
});
