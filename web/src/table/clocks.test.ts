import { expect, it } from "vitest";
import { speak } from "../words";
import words from "../words/en/table.ftl?raw";
import { clockWords, isLow } from "./clocks";

speak(words);

it("tells what is left", () => {
  expect(clockWords(245_000)).toBe("4:05");
  expect(clockWords(14 * 3_600_000)).toBe("14 h");
  expect(clockWords(3 * 86_400_000)).toBe("3 days");
  expect(clockWords(0)).toBe("0:00");
});

it("says when to hurry", () => {
  expect(isLow(59_000, { kind: "live", seconds: 300, increment: 0 })).toBe(true);
  expect(isLow(70_000, { kind: "live", seconds: 300, increment: 0 })).toBe(false);
  expect(isLow(1, { kind: "none" })).toBe(false);
});
