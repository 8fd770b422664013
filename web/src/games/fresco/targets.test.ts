import { describe, expect, it } from "vitest";
import type { Legal } from "../../api/live";
import { isSame, nameOfAction, targetsOf } from "./targets";

const legal: Legal[] = [
  { id: 1, name: "restore B2", action: { do: "restore", segment: "B2" } },
  { id: 2, name: "bishop B2", action: { do: "bishop", segment: "B2" } },
  { id: 3, name: "buy II 3", action: { do: "buy", booth: "II", place: 3 } },
  { id: 4, name: "wish visit C4", action: { do: "wish", card: "visit", segment: "C4" } },
  { id: 5, name: "pass", action: { do: "pass" } },
];

describe("targets", () => {
  it("are what is aimed at, by the pieces that it names", () => {
    expect([...targetsOf(legal, ["restore"], "segment").keys()]).toEqual(["B2"]);
    expect(targetsOf(legal, ["bishop"], "segment").get("B2")?.id).toBe(2);
    expect([...targetsOf(legal, ["buy"], "booth", "place").keys()]).toEqual(["II 3"]);
  });

  it("may have facts that are fixed already", () => {
    expect([...targetsOf(legal, [{ do: "wish", card: "visit" }], "segment").keys()]).toEqual(["C4"]);
    expect(targetsOf(legal, [{ do: "wish", card: "alchemy" }], "segment").size).toBe(0);
  });

  it("are not what names no such piece", () => {
    expect(targetsOf(legal, ["pass", "buy"], "segment").size).toBe(0);
  });

  it("are compared by what they say", () => {
    expect(isSame({ do: "buy", booth: "II", place: 3 }, { place: 3, booth: "II", do: "buy" })).toBe(true);
    expect(isSame({ do: "pass" }, { do: "buy", booth: "II" })).toBe(false);
    expect(isSame(null, null)).toBe(true);
    expect(nameOfAction({ place: 3, booth: "II", do: "buy" })).toBe(nameOfAction({ do: "buy", booth: "II", place: 3 }));
  });
});
