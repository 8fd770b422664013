import { describe, expect, it } from "vitest";
import { attemptOf, stallsAt, targetOf, transmutationsOf, usesOf } from "./cards";

const legal = (action: Record<string, unknown> & { do: string }) => ({ id: 0, name: "", action });

describe("a wish card", () => {
  it("may have a target", () => {
    expect(targetOf("free-red")).toBe("place");
    expect(targetOf("visit")).toBe("segment");
    expect(targetOf("tip")).toBeNull();
  });

  it("is asked about as a whole action", () => {
    expect(attemptOf("tip")).toEqual({ do: "wish", card: "tip" });
    expect(attemptOf("free-blue")).toEqual({ do: "wish", card: "free-blue", place: 1 });
  });

  it("has its legal uses", () => {
    const all = [legal({ do: "wish", card: "visit", segment: "B2" }), legal({ do: "pass" })];
    expect(usesOf(all, "visit")).toHaveLength(1);
    expect(usesOf(all, "tip")).toHaveLength(0);
  });

  it("turns three paints into one", () => {
    const [found] = transmutationsOf([
      legal({ do: "wish", card: "alchemy", paints: ["yellow", "red", "blue"], paint: "green" }),
    ]);
    expect(found?.result).toBe("green");
    expect(found?.paints).toHaveLength(3);
  });

  it("takes a tile of the booth that is visited", () => {
    expect(stallsAt([["M01"], ["M02", null]], "II")).toEqual(["M02", null]);
    expect(stallsAt([["M01"]], null)).toEqual([]);
  });
});
