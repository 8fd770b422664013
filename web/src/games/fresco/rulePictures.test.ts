import { describe, expect, it } from "vitest";
import { cellOf, pictureOf, rules } from "./rulePictures";

describe("pictures of rules", () => {
  it("have rows of five cells", () => {
    for (const rule of rules)
      for (const row of pictureOf(rule).cells ?? []) expect(row.split(" "), `${rule}: ${row}`).toHaveLength(5);
  });
  it("read cells", () => {
    expect(cellOf("b3")).toEqual({ isRestored: false, who: "bishop", mark: null, text: "3" });
    expect(cellOf("#2")).toEqual({ isRestored: true, who: null, mark: null, text: "2" });
    expect(cellOf(".x").mark).toBe("refused");
    expect(cellOf("b+").mark).toBe("may");
  });
});
