// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { eyeOf, heightOf, windowOf } from "../scenes";
import { isPainted, pictureOf } from ".";

const FRESCOES = [
  ...[1, 2, 3, 4, 5, 6, 7].map((number) => `JC${number}`),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `GE${number}`),
  ...[1, 2, 3, 4, 5, 6, 7].map((number) => `MO${number}`),
  ...[1, 2, 3].map((number) => `LJ${number}`),
];

function drawn(id: string, zone: string): Document {
  const text = decodeURIComponent(pictureOf(id, zone).replace("data:image/svg+xml,", ""));
  return new DOMParser().parseFromString(text, "image/svg+xml");
}

describe("the frescoes", () => {
  it.each(FRESCOES)("%s is painted, and its eye lies inside", (id) => {
    expect(isPainted(id)).toBe(true);
    expect(drawn(id, id.slice(0, 2)).querySelectorAll("path").length).toBeGreaterThan(4);
    expect(eyeOf(id)).toBeLessThan(heightOf(id));
  });

  it("are painted once", () => {
    expect(pictureOf("JC1", "JC")).toBe(pictureOf("JC1", "GE"));
  });

  it("that nobody has painted show the icon of their zone", () => {
    expect(isPainted("JC9")).toBe(false);
    expect(pictureOf("JC9", "JC")).not.toBe(pictureOf("JC9", "MO"));
    expect(drawn("JC9", "JC").querySelector("rect")).not.toBeNull();
  });

  it("are seen whole, or around what matters", () => {
    expect(windowOf("JC5", false)).toBe("0 0 220 200");
    expect(windowOf("JC5", true)).toBe("0 43 220 100");
    expect(windowOf("LJ2", true)).toBe("0 20 220 172");
  });
});
