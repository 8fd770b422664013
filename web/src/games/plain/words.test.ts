import { describe, expect, it } from "vitest";
import { columnsOf, countsIn, holdingsOf, isEmpty, namesIn, panelsOf, titled } from "./words";

describe("what a plain table shows", () => {
  it("calls fields by their names", () => expect(titled("on_tools")).toBe("On tools"));

  it("leaves out what is empty, and what is for the engine alone", () => {
    const view = { agenda: ["x"], pool: [], pew: { left: null }, last: false, bank: 12 };
    expect(panelsOf(view, [], new Map())).toEqual([{ field: "bank", title: "Bank", value: 12 }]);
  });

  it("lists what each player has apart from what lies on the table", () => {
    const view = { mood: [1, 2], bank: 3 };
    expect(holdingsOf(view, ["Ada", "Ben"])).toEqual([["mood", [1, 2]]]);
    expect(panelsOf(view, ["Ada", "Ben"], new Map()).map(({ field }) => field)).toEqual(["bank"]);
  });

  it("has a panel for each of several structures that are unlike", () => {
    const view = {
      modules: [
        { module: "bells", disc: "red" },
        { module: "pews", beams: [] },
        { module: "dome", down: 1 },
      ],
    };
    expect(panelsOf(view, [], new Map([["dome", "The dome"]])).map(({ title, value }) => [title, value])).toEqual([
      ["Bells", { disc: "red" }],
      ["The dome", { down: 1 }],
    ]);
  });

  it("counts things by their names", () => {
    const worded = (name: string) => ({ name, text: "", short: "" });
    const box = { components: [], words: { paint: { yellow: worded("yellow"), red: worded("red") } } };
    expect(countsIn("paints", [0, 2], box)).toEqual([["red", 2]]);
    expect(countsIn("ledger", { tiles: 3, altar: 0, track: -1 }, box)).toEqual([
      ["tiles", 3],
      ["track", -1],
    ]);
    expect(countsIn("points", [7, 4], box)).toBeNull();
  });

  it("knows what is empty", () => {
    expect(isEmpty([[], null])).toBe(true);
    expect(isEmpty(false)).toBe(true);
    expect(isEmpty(0)).toBe(false);
  });

  it("has a column for what some rows fill", () =>
    expect(
      columnsOf([
        { a: 1, b: null },
        { a: 2, c: "x" },
      ]),
    ).toEqual(["a", "c"]));

  it("calls ids as the box calls them", () => {
    const box = { components: [], words: { tool: { lathekin: { name: "Lathekin", text: "", short: "" } } } };
    expect(namesIn(box).get("lathekin")).toBe("Lathekin");
  });
});
