// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { keyOf } from "./keys";

const frames = [0, 1, 2, 3, 4].map((step) => ({
  step,
  entry: step ? { kind: "action" as const, n: step, seat: step > 2 ? 1 : 0 } : null,
  view: {},
  news: [],
}));
const film = {
  step: 2,
  steps: 4,
  frames,
  parts: [
    { kind: "round" as const, number: 0, step: 0 },
    { kind: "round" as const, number: 1, step: 3 },
  ],
  names: ["Ada", "Ben"],
};
const press = (key: string, more: object = {}, target: Element = document.body) =>
  keyOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, target, ...more }, film);

describe("keys", () => {
  it("step, by moves, turns and rounds", () => {
    expect(press("ArrowRight")).toEqual({ step: 3 });
    expect(press("ArrowLeft")).toEqual({ step: 1 });
    expect(press("ArrowRight", { shiftKey: true })).toEqual({ step: 3 });
    expect(press("ArrowLeft", { shiftKey: true })).toEqual({ step: 1 });
    expect(press("PageDown")).toEqual({ step: 3 });
    expect(press("PageUp")).toEqual({ step: 0 });
    expect([press("Home"), press("End")]).toEqual([{ step: 0 }, { step: 4 }]);
  });

  it("play, change eyes and speed, and copy", () => {
    expect([press(" "), press("l"), press("x")]).toEqual(["play", "copy", null]);
    expect([press("1"), press("0"), press("3")]).toEqual([{ eyes: 0 }, { eyes: "all" }, null]);
    expect([press(">"), press("<")]).toEqual([{ speed: 1 }, { speed: -1 }]);
  });

  it("leave fields and buttons what is theirs", () => {
    const select = document.createElement("select");
    const button = document.createElement("button");
    const radio = Object.assign(document.createElement("input"), { type: "radio" });
    expect(press("ArrowRight", {}, select)).toBeNull();
    expect(press(" ", {}, button)).toBeNull();
    expect(press("ArrowRight", {}, button)).toEqual({ step: 3 });
    expect(press("ArrowRight", {}, radio)).toBeNull();
    expect(press("1", {}, radio)).toEqual({ eyes: 0 });
    expect(press("l", { ctrlKey: true })).toBeNull();
  });
});
