/** The lines of a slip. */
import { expect, it } from "vitest";
import type { ModuleFace } from "./module";
import type { Restoration } from "./restoration.svelte";
import { rowsOf, signed } from "./slip";

const modules = [{ name: "gold_leaf", SlipRow: {} }, { name: "favors" }] as unknown as ModuleFace[];

it("lists what the draft adds up, without what a module draws itself", () => {
  const sources = [
    { source: "tile", points: 9 },
    { source: "gold_leaf", points: 2 },
    { source: "favors", points: 1 },
    { source: "bishop", points: 0 },
  ];
  const rows = rowsOf({ sum: { sources } } as unknown as Restoration, modules);
  expect(rows).toEqual([
    { source: "tile", points: 9, name: "fresco-from-tile" },
    { source: "favors", points: 1, name: "" },
  ]);
});

it("says what a segment promises as long as nothing is judged", () => {
  const prospect = { value: 5, bonus: 2, more: [] };
  const rows = rowsOf({ sum: null, prospect } as unknown as Restoration, []);
  expect(rows.map(({ source, points }) => [source, points])).toEqual([
    ["tile", 5],
    ["bishop", 2],
  ]);
});

it("has no lines as long as nothing is chosen", () => {
  expect(rowsOf({ sum: null } as unknown as Restoration, [])).toEqual([]);
});

it("signs what is added and what is taken off", () => {
  expect([signed(2), signed(-3)]).toEqual(["+2", "−3"]);
});
