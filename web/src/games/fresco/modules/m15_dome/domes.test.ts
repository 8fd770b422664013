import { describe, expect, it } from "vitest";
import type { FrescoView } from "../../model";
import { cellOf, coveredIn, INNER } from "./domes";

describe("tiles of the dome", () => {
  it("lie under inner segments that are not restored", () => {
    const fresco = Array.from({ length: 25 }, (_, place) => (place === 12 || place === 0 ? null : "F01"));
    expect(coveredIn({ fresco } as unknown as FrescoView)).toEqual(INNER.filter((place) => place !== 12));
    expect(cellOf(13)).toEqual([2, 3]);
  });
});
