import { describe, expect, it } from "vitest";
import { hops } from "./telling";

describe("a peg", () => {
  it("hops hole by hole, from where it was to where it is", () => {
    expect(hops(2, 40).map((frame) => frame.translate)).toEqual([
      "-40px 0px",
      "-30px -6px",
      "-20px 0px",
      "-10px -6px",
      "0px 0px",
    ]);
  });
});
