import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sitterOf } from "./portraits";

const sprite = readFileSync("src/games/fresco/modules/m01_portraits/portraits.svg", "utf8");
const ALL = Array.from({ length: 18 }, (_, index) => `P${String(index + 1).padStart(2, "0")}`);

describe("portraits", () => {
  it("are all drawn", () => {
    for (const portrait of ALL) expect(sprite).toContain(`<symbol id="${sitterOf(portrait as "P01")}"`);
  });

  it("show who sat for them", () => {
    expect(sitterOf("P04")).toBe("sexton");
    expect(sitterOf("P17")).toBe("mary");
  });
});
