import { expect, test } from "vitest";
import type { Die } from "./model";
import { lay, nextSlots } from "./slots";

const shown = (slots: readonly { die: Die | null }[]) => slots.map((slot) => slot.die ?? "--").join(" ");

test("a die that is taken leaves its place empty", () => {
  const slots = nextSlots(lay(["R1", "B2", "B2", "P6"]), ["R1", "B2", "P6"], false);
  expect(shown(slots)).toBe("R1 B2 -- P6");
});

test("of two equal dice the one that was touched goes", () => {
  const slots = lay(["R1", "R1", "P6"]);
  expect(shown(nextSlots(slots, ["R1", "P6"], false, 0))).toBe("-- R1 P6");
  expect(shown(nextSlots(slots, ["R1", "P6"], false, 1))).toBe("R1 -- P6");
});

test("a die that comes back takes its own place again", () => {
  const gone = nextSlots(lay(["R1", "B2", "P6"]), ["B2"], false);
  expect(shown(nextSlots(gone, ["B2", "P6"], false))).toBe("-- B2 P6");
});

test("another die takes the first gap, and without one goes to the end", () => {
  const gone = nextSlots(lay(["R1", "B2", "P6"]), ["R1", "P6"], false);
  expect(shown(nextSlots(gone, ["R1", "P6", "G3"], false))).toBe("R1 G3 P6");
  expect(shown(nextSlots(lay(["R1"]), ["R1", "G3"], false))).toBe("R1 G3");
});

test("a new roll is laid out anew, and the same pool stays as it lies", () => {
  const gone = nextSlots(lay(["R1", "B2", "P6"]), ["R1", "P6"], false);
  expect(nextSlots(gone, ["P6", "R1"], true)).toBe(gone);
  expect(shown(nextSlots(gone, ["R4", "R5", "R6"], true))).toBe("R4 R5 R6");
});
