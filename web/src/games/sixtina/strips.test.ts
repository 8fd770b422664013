import { describe, expect, it } from "vitest";
import { maskOf } from "./strips";

describe("a strip of a picture", () => {
  it("has soft edges to its neighbours", () => {
    expect(maskOf(1, 4)).toBe(
      "linear-gradient(90deg, transparent 21.75%, #000 28.25%, #000 46.75%, transparent 53.25%)",
    );
  });
  it("is whole at the edges of the picture", () => {
    expect(maskOf(0, 4)).toBe("linear-gradient(90deg, #000 0%, #000 21.75%, transparent 28.25%)");
    expect(maskOf(3, 4)).toBe("linear-gradient(90deg, transparent 71.75%, #000 78.25%, #000 100%)");
  });
});
