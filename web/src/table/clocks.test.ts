import { expect, it } from "vitest";
import { speak } from "../words";
import words from "../words/en/table.ftl?raw";
import { clockWords, isLow, leftAt } from "./clocks";

speak(words);

it("tells what is left", () => {
  expect(clockWords(245_000)).toBe("4:05");
  expect(clockWords(14 * 3_600_000)).toBe("14 h");
  expect(clockWords(3 * 86_400_000)).toBe("3 days");
  expect(clockWords(0)).toBe("0:00");
});

it("counts down what runs, and nothing else", () => {
  const clocks = { at: "2026-11-17T12:00:00Z", left: [60_000, 90_000], running: [true, false] };
  const later = Date.parse("2026-11-17T12:00:10Z");
  expect([leftAt(clocks, 0, later), leftAt(clocks, 1, later)]).toEqual([50_000, 90_000]);
  expect(leftAt(clocks, 0, later - 60_000)).toBe(60_000);
  expect(leftAt(clocks, 0, later + 60_000)).toBe(0);
  expect(leftAt(null, 0, later)).toBeNull();
});

it("says when to hurry", () => {
  expect(isLow(59_000, { kind: "live", seconds: 300, increment: 0 })).toBe(true);
  expect(isLow(70_000, { kind: "live", seconds: 300, increment: 0 })).toBe(false);
  expect(isLow(1, { kind: "none" })).toBe(false);
});
