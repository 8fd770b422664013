import { expect, it } from "vitest";
import type { Listed } from "../../api/types/openapi";
import { replacedBy } from "./ownBox";

function item(name: string, points: number): Listed {
  return { chapter: "objectives", name, facts: { points }, provenance: "rulebook", source: "" };
}

it("names what a file replaces", () => {
  const printed = [item("Rows", 6), item("Columns", 5)];
  expect(replacedBy(printed, [item("Rows", 6), item("Columns", 4)])).toEqual(["Columns"]);
  expect(replacedBy(printed, printed)).toEqual([]);
});
