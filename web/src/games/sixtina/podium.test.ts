import { describe, expect, it } from "vitest";
import type { Ranking } from "../../api/types/sixtina";
import { cellWith, isChanged, modifierOf, podiumOf } from "./podium";

const ranking = (places: Ranking["places"], values = [7, 4, 2]): Ranking => ({
  position: "J1",
  values,
  excellent: 0,
  prudent: 0,
  places,
});

describe("the podium", () => {
  it("has three cells, also where nobody is", () => {
    const cells = podiumOf(ranking([{ place: 1, actors: [2], materials: 2, points: 7 }]));
    expect(cells.map(({ place, points, actors }) => [place, points, actors])).toEqual([
      [1, 7, [2]],
      [2, 4, []],
      [3, 2, []],
    ]);
  });
  it("spans the cells of places that are shared", () => {
    const cells = podiumOf(
      ranking([
        { place: 1, actors: [0], materials: 2, points: 7 },
        { place: 2, actors: [1, 3], materials: 1, points: 3 },
      ]),
    );
    expect(cells.map(({ place, span }) => [place, span])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });
  it("leaves out who comes fourth, and ends at the third", () => {
    const cells = podiumOf(
      ranking([
        { place: 1, actors: [0, 1], materials: 2, points: 5 },
        { place: 3, actors: [2, 3], materials: 1, points: 1 },
      ]),
    );
    expect(cells.map(({ span }) => span)).toEqual([2, 1]);
  });
  it("knows whose cell a move changes", () => {
    const before = ranking([{ place: 1, actors: [1], materials: 1, points: 7 }]);
    const after = ranking([
      { place: 1, actors: [0], materials: 2, points: 7 },
      { place: 2, actors: [1], materials: 1, points: 4 },
    ]);
    expect(cellWith(after, 0)?.place).toBe(1);
    expect(isChanged(before, after, 0)).toBe(true);
    expect(isChanged(before, before, 1)).toBe(false);
    expect(isChanged(before, after, null)).toBe(false);
  });
  it("tells how far the points are from those that are printed", () => {
    expect(modifierOf(ranking([], [5, 2, 0]), [7, 4, 2])).toBe(-2);
  });
});
