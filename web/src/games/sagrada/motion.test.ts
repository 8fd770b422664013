import { expect, test } from "vitest";
import type { Event } from "./model";
import { duration, movementsOf, plan } from "./motion";
import { lay } from "./slots";

const events = (...names: string[]) => names.map((event) => ({ event }) as unknown as Event);

test("events are shown one after the other, windows together", () => {
  expect(plan(events("took", "passed", "placed")).map(({ begins }) => begins)).toEqual([0, 180]);
  expect(plan(events("window-shown", "window-shown")).map(({ begins }) => begins)).toEqual([0, 0]);
});

test("it never takes longer than a moment", () => {
  const many = events(...Array.from({ length: 20 }, () => "placed"));
  expect(duration(many.map((event, n) => ({ n, event: event as never, said: null })))).toBeLessThanOrEqual(1200);
  expect(duration([])).toBe(0);
});

const moves = (event: object, leaving: number | null = null) =>
  movementsOf(event as Event, { before: lay(["R1", "G2", "G2"]), after: lay(["R1", "B3"]), leaving }).map(
    ({ piece, from, to }) => `${piece}: ${from} > ${to}`,
  );

test("dice fly from where they lay, of two equal ones the one that was touched", () => {
  const placed = { event: "placed", actor: 1, die: "G2", cell: "B3", source: "pool" };
  expect(moves(placed)).toEqual(["G2: pool 1 > die 1 B3"]);
  expect(moves(placed, 2)).toEqual(["G2: pool 2 > die 1 B3"]);
  expect(moves({ ...placed, source: "hand" })).toEqual(["G2: hand > die 1 B3"]);
  expect(moves({ event: "moved", actor: 0, die: "R1", source: "A1", target: "A2" })).toEqual([
    "R1: die 0 A1 > die 0 A2",
  ]);
});

test("what comes back to the pool flies to its place there, exchanged dice cross", () => {
  expect(moves({ event: "returned", actor: 0, die: "B3" })).toEqual(["B3: hand > pool 1"]);
  expect(moves({ event: "exchanged", actor: 0, round: 4, given: "R1", taken: "P6" })).toEqual([
    "R1: hand > track 4",
    "P6: track 4 > hand",
  ]);
});

test("tools are paid with tokens, or with a die when one plays alone", () => {
  const used = { event: "tool-used", actor: 2, tool: "lathekin", tokens: 2, die: null };
  expect(moves(used)).toEqual([": tokens 2 > tool lathekin", ": tokens 2 > tool lathekin"]);
  expect(moves({ ...used, tokens: 0, die: "R1" })).toEqual(["R1: pool 0 > tool lathekin"]);
  expect(moves({ event: "passed", actor: 0 })).toEqual([]);
});
