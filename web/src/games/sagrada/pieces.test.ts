import { expect, test } from "vitest";
import type { Event, Question } from "./model";
import { lightsOf } from "./lights";
import { sinceUse, stepsOf } from "./steps";
import { tallyOf } from "./tally";
import { fitting, targetsOf } from "./targets";

const legal = (...names: [string, object][]) =>
  names.map(([name, action], id) => ({ id, name, action: action as { do: string } }));

test("legal actions are sorted by what is touched", () => {
  const targets = targetsOf(
    legal(
      ["place R5 B1", { do: "place", die: "R5", cell: "B1" }],
      ["place G2 B1", { do: "place", die: "G2", cell: "B1" }],
      ["move A1 C2", { do: "move", from: "A1", to: "C2" }],
      ["exchange 3 R5", { do: "exchange", round: 3, die: "R5" }],
      ["use lathekin", { do: "use", tool: "lathekin" }],
      ["pass", { do: "pass" }],
    ),
  );
  expect(targets.place.get("R5")?.get("B1")).toBe("place R5 B1");
  expect([...fitting(targets, "B1")]).toEqual(["R5", "G2"]);
  expect(targets.move.get("A1")?.get("C2")).toBe("move A1 C2");
  expect(targets.exchange.get(3)?.get("R5")).toBe("exchange 3 R5");
  expect(targets.use.has("lathekin")).toBe(true);
  expect([...targets.plain]).toEqual(["pass"]);
});

const told = (...events: object[]) => events as Event[];

test("the steps of a tool: what is done, what is asked, what comes", () => {
  const events = told(
    { event: "tool-used", actor: 1, tool: "lathekin", tokens: 1, die: null },
    { event: "tool-used", actor: 0, tool: "lathekin", tokens: 2, die: null },
    { event: "moved", actor: 0, die: "B1", source: "A2", target: "C1" },
  );
  const question = { asks: "move-die", seat: 0, tool: "lathekin", moved: "C1", may_stop: false } as Question;
  const steps = stepsOf(question, sinceUse(events, 0), false);
  expect(steps.map((step) => `${step.kind} ${step.state}`)).toEqual(["pay done", "move done", "move now"]);
  expect(steps[0]?.tokens).toBe(2);
  expect(steps[1]).toMatchObject({ die: "B1", from: "A2", to: "C1" });
});

test("paying comes first when one plays alone", () => {
  const question = { asks: "pay-for-tool", seat: 0, tool: "flux-remover", colour: "purple" } as Question;
  const steps = stepsOf(question, [], true);
  expect(steps.map((step) => `${step.kind} ${step.state}`)).toEqual([
    "pay now",
    "take ahead",
    "value ahead",
    "place-or-return ahead",
  ]);
});

test("a turn without a tool has no steps", () => {
  const question = { asks: "take-turn", seat: 0, second: false, drafted: false, tooled: false } as Question;
  expect(stepsOf(question, [], false)).toEqual([]);
});

const scored = (objective: string, times = 0) => ({
  label: "objective",
  points: 0,
  rule: "SG-P1",
  groups: [],
  facts: { objective, times },
});

test("rows tell how full they are, and whether they can still be met", () => {
  const line = (dice: number, is_met: boolean, has_repeat: boolean) => ({
    cells: ["A1", "A2", "A3", "A4", "A5"] as ["A1", "A2", "A3", "A4", "A5"],
    dice,
    is_met,
    has_repeat,
  });
  const tally = tallyOf({
    line: scored("row-colour-variety"),
    lines: [line(5, true, false), line(3, false, true), line(2, false, false)],
    members: [],
  });
  expect(tally.kind === "lines" && tally.lines.map((each) => each.text)).toEqual(["✓", "×", "2"]);
});

test("of sets the scarcest member is marked", () => {
  const tally = tallyOf({ line: scored("deep-shades"), lines: [], members: [3, 1] });
  expect(tally.kind === "sets" && tally.members.map((each) => [each.shade, each.count, each.isScarcest])).toEqual([
    [5, 3, false],
    [6, 1, true],
  ]);
});

test("groups are told apart by letters, private dice by their values", () => {
  const rows = { ...scored("row-colour-variety"), groups: [["A1", "A2"], ["B1", "B2"]] }; // prettier-ignore
  expect([...lightsOf(rows, [])]).toEqual([[0, "a"], [1, "a"], [5, "b"], [6, "b"]]); // prettier-ignore
  const secret = { label: "private-objective", points: 5, rule: "", groups: [["A1"]], facts: { colour: "green" } };
  expect([...lightsOf(secret, ["G5"])]).toEqual([[0, "5"]]);
  const empty = { label: "empty-spaces", points: -6, rule: "", groups: [["A1"], ["A2"]], facts: {} };
  expect([...lightsOf(empty, [])]).toEqual([[0, "−3"], [1, "−3"]]); // prettier-ignore
});
