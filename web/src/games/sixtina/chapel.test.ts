import { describe, expect, it } from "vitest";
import type { Position } from "../../api/types/sixtina";
import { cellOf, stepped, type Place } from "./chapel";

const PRINTED: readonly [Position, number, number][] = [
  ["J1", 2, 0],
  ["J2", 3, 0],
  ["J3", 4, 0],
  ["G1", 1, 2],
  ["G2", 2, 2],
  ["G3", 3, 2],
  ["G4", 4, 2],
  ["M1", 2, 4],
  ["M2", 3, 4],
  ["M3", 4, 4],
  ["L1", 5, 1],
  ["L2", 5, 3],
];
const places = new Map<Position, Place>(
  PRINTED.map(([position, row, column]) => [position, { position, name: "", zone: "", row, column, beside: [] }]),
);
const place = (position: Position) => places.get(position) as Place;

describe("the chapel", () => {
  it("is turned in wide windows, with tall frescoes at the altar", () => {
    expect(cellOf(place("G1"), true)).toEqual({ column: "1", row: "3 / 5" });
    expect(cellOf(place("L1"), true)).toEqual({ column: "5", row: "1 / 4" });
    expect(cellOf(place("L2"), true)).toEqual({ column: "5", row: "4 / 7" });
  });
  it("stands as it is printed on phones", () => {
    expect(cellOf(place("G1"), false)).toEqual({ row: "1", column: "3 / 5" });
    expect(cellOf(place("L1"), false)).toEqual({ row: "5", column: "2 / 4" });
  });
});

describe("arrows", () => {
  it("go as the chapel is drawn", () => {
    expect(stepped(places, "G1", "ArrowRight", true)).toBe("G2");
    expect(stepped(places, "J1", "ArrowDown", true)).toBe("G2");
    expect(stepped(places, "J3", "ArrowRight", true)).toBe("L1");
    expect(stepped(places, "L1", "ArrowDown", true)).toBe("L2");
    expect(stepped(places, "G1", "ArrowDown", false)).toBe("G2");
    expect(stepped(places, "G4", "ArrowDown", false)).toMatch(/^L/);
  });
  it("stop at the walls", () => {
    expect(stepped(places, "J1", "ArrowUp", true)).toBe(null);
    expect(stepped(places, "L2", "ArrowRight", true)).toBe(null);
    expect(stepped(places, "J1", "Enter", true)).toBe(null);
  });
  it("reach every place", () => {
    const found = new Set<Position>(["G1"]);
    for (let round = 0; round < 12; round += 1)
      for (const each of [...found])
        for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
          const next = stepped(places, each, key, true);
          if (next) found.add(next);
        }
    expect(found.size).toBe(12);
  });
});
