import { describe, expect, it } from "vitest";
import type { ScoreLine, Standing, Told } from "../../api/live";
import { earnedBy, moduleOf, ownersOf, rowsOf } from "./score";

const line = (label: string, points: number, rule: string, groups: string[][] = []): ScoreLine => ({
  label,
  points,
  rule,
  groups,
  facts: {},
});
const standing = (seat: number | null, lines: ScoreLine[]): Standing => ({
  seat,
  place: 1,
  won: false,
  total: 0,
  lines,
  note: "",
  rival: seat === null ? "leonardo" : "",
  facts: {},
});
const told = (event: Told["event"], kind = "segment"): Told => ({
  n: 0,
  event,
  said: [{ kind, value: String(event.segment), text: "" }],
});

const tiles = line("tiles", 12, "FR-5.3", [
  ["F01", "B4"],
  ["F07", "A3"],
]);
const standings = [
  standing(1, [tiles, line("bishop", 2, "FR-5.3")]),
  standing(null, [line("tiles", 5, "FR-5.3", [["F02", "C3"]])]),
];

describe("the score sheet", () => {
  it("has a row for each line, whoever has it", () => {
    const rows = rowsOf(standings);
    expect(rows.map(({ label, rule }) => [label, rule])).toEqual([
      ["tiles", "FR-5.3"],
      ["bishop", "FR-5.3"],
    ]);
    expect(rows[1]?.each.map((each) => each?.points)).toEqual([2, undefined]);
  });

  it("knows who restored what", () => {
    expect([...ownersOf(standings)]).toEqual([
      ["B4", 1],
      ["A3", 1],
      ["C3", "leonardo"],
    ]);
  });

  it("knows a module by its rules", () => {
    expect([moduleOf("FR-M13.11"), moduleOf("FR-5.3")]).toEqual([13, null]);
  });

  it("lights what earned a line", () => {
    const log = [
      told({ event: "segment-restored", actor: 1, segment: "B4", rule: "FR-5.3", bonus: 2, more: [] }),
      told({
        event: "segment-restored",
        actor: 1,
        segment: "A3",
        rule: "FR-5.3",
        bonus: 0,
        more: [{ module: "gold_leaf", points: 3 }],
      }),
      told({ event: "scroll-played", actor: 1, segment: "E5", rule: "FR-M7.2" }),
      told({ event: "wall-restored", actor: 1, segment: "D1", rule: "FR-M9.5" }, "wall-segment"),
      told({ event: "segment-restored", actor: 0, segment: "C1", rule: "FR-5.3", bonus: 2, more: [] }),
    ];
    const modules = new Map([[5, "gold_leaf"]]);
    const earned = (label: string, rule: string) => [...earnedBy(line(label, 4, rule), 1, log, modules)];
    expect([...earnedBy(tiles, 1, log, modules)]).toEqual(["B4", "A3"]);
    expect(earned("bishop", "FR-5.3")).toEqual(["B4"]);
    expect(earned("gold-leaf", "FR-M5.5")).toEqual(["A3"]);
    expect(earned("scrolls", "FR-M7.4")).toEqual(["E5"]);
    expect(earned("wall-fresco", "FR-M9.5")).toEqual([]);
    expect(earned("altar", "FR-5.8")).toEqual([]);
  });
});
