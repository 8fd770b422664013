// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { draftOf, keepDraft, keepPlan, keptPlan } from "./kept";
import { firstPlan } from "./plan";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("keeps one table for each game, without the file", () => {
  const plan = { ...firstPlan("fresco"), modules: [1, 7], own: { name: "mine.toml", text: "x" } };
  expect(keptPlan("fresco")).toBeNull();
  expect(keepPlan(plan)).toBe(true);
  expect(keptPlan("fresco")).toEqual({ ...plan, own: null });
  expect(keptPlan("sagrada")).toBeNull();
});

it("remembers what was being set up, until the table is open", () => {
  keepDraft(firstPlan("sixtina"));
  expect(draftOf()?.game).toBe("sixtina");
  keepDraft(null);
  expect(draftOf()).toBeNull();
});

it("takes no nonsense", () => {
  localStorage.setItem("bottega:presets", "{oh");
  sessionStorage.setItem("bottega:draft", '{"game":"chess"}');
  expect(keptPlan("fresco")).toBeNull();
  expect(draftOf()).toBeNull();
});
