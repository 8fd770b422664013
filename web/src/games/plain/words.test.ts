import { describe, expect, it } from "vitest";
import { columnsOf, isEmpty, namesIn, shownFields, titled } from "./words";

describe("what a plain table shows", () => {
  it("calls fields by their names", () => expect(titled("on_tools")).toBe("On tools"));

  it("leaves out what is empty, and what is for the engine alone", () => {
    const view = { agenda: ["x"], pool: [], pew: { left: null }, round: 0, mood: [1] };
    expect(shownFields(view)).toEqual([
      ["round", 0],
      ["mood", [1]],
    ]);
  });

  it("knows what is empty", () => {
    expect(isEmpty([[], null])).toBe(true);
    expect(isEmpty(false)).toBe(false);
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
