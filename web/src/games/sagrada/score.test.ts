import { expect, test } from "vitest";
import type { Standing } from "../../api/live";
import { rowsOf } from "./score";

const line = (label: string, points: number, facts: object = {}) => ({ label, points, rule: "", groups: [], facts });
const player = (...lines: ReturnType<typeof line>[]) => ({ lines }) as unknown as Standing;

test("a line of the sheet has what each player got for the same thing", () => {
  const rows = rowsOf([
    player(line("objective", 6, { objective: "deep-shades" }), line("private-objective", 20, { colour: "red" })),
    player(line("private-objective", 9, { colour: "blue" }), line("objective", 2, { objective: "deep-shades" })),
  ]);
  expect(rows.map(({ each }) => each.map((own) => own?.points))).toEqual([[6, 2], [20, 9]]); // prettier-ignore
});

test("a sheet without players has no lines", () => {
  expect(rowsOf([])).toEqual([]);
});
