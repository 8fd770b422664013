import { describe, expect, it } from "vitest";
import { between, blendOf, isBasic } from "./blending";

const nothing = { segments: [], altars: [] };
const blends = [
  { paint: "orange", paints: ["yellow", "red"], gained: nothing, lost: nothing },
  { paint: "pink", paints: ["red", "orange"], gained: nothing, lost: nothing },
] as const;

describe("blending", () => {
  it("takes two paints, in whatever order they come together", () => {
    expect(blendOf(blends as never, "red", "yellow")).toBe("orange");
    expect(blendOf(blends as never, "orange", "red")).toBe("pink");
    expect(blendOf(blends as never, "blue", "yellow")).toBeNull();
  });

  it("makes what stands between two paints of the wheel", () => {
    expect(between("yellow", "red")).toBe("orange");
    expect(between("blue", "yellow")).toBe("green");
    expect(between("blue", "red")).toBe("purple");
    expect(between("blue", "blue")).toBeNull();
    expect(between("pink", "blue")).toBeNull();
  });

  it("begins with three basic paints", () => {
    expect(isBasic("blue")).toBe(true);
    expect(isBasic("green")).toBe(false);
  });
});
