import { describe, expect, it } from "vitest";
import type { Desk } from "../../desk.svelte";
import { showsFavor } from "./shown";

const fresco = Array.from({ length: 25 }, (_, place) => (place === 12 ? null : "F01"));
const desk = (bishop: string, pointed: string | null = null) =>
  ({ view: { fresco, bishop }, pointed }) as unknown as Desk;

describe("a favor", () => {
  it("is shown under the bishop, if the segment is not restored", () => {
    expect(showsFavor(desk("A1"), "A1")).toBe(true);
    expect(showsFavor(desk("A1"), "A2")).toBe(false);
    expect(showsFavor(desk("C3"), "C3")).toBe(false);
  });

  it("is shown on all of them while the module is pointed at", () => {
    expect(showsFavor(desk("A1", "favors"), "E5")).toBe(true);
    expect(showsFavor(desk("A1", "favors"), "C3")).toBe(false);
  });
});
