// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Work } from "../catalogue";
import { pictureOf } from ".";
import { yearOf } from "./brush";

const work = (id: string, printed: string, year: string, technique = "Oil on canvas"): Work =>
  ({ id, category: id.slice(0, 2), printed, year, technique }) as unknown as Work;

describe("pictures", () => {
  it("are drawn for every wall, each one small", () => {
    const works = [
      work("EE-01", "Peasant Couple Dancing", "1514"),
      work("SL-04", "Still Life with Apples and a Pot of Primroses", "c. 1890"),
      work("SC-11", "The Thinker", "1880", "Bronze"),
      work("PO-01", "Girl with a Pearl Earring", "c. 1665"),
      work("LA-12", "The Watzmann", "1825"),
    ];
    for (const each of works) {
      const { src } = pictureOf(each);
      const text = decodeURIComponent(src.slice(src.indexOf(",") + 1));
      const drawn = new DOMParser().parseFromString(text, "image/svg+xml");
      expect(drawn.querySelector("parsererror")).toBeNull();
      expect(text).not.toMatch(/NaN|undefined/);
      expect(text.length).toBeLessThan(6000);
    }
  });

  it("know their time from their label", () => {
    expect(yearOf("possibly 2nd-3rd century")).toBe(150);
    expect(yearOf("1490 - c. 1495")).toBe(1490);
    expect(yearOf("AD 1-100")).toBe(100);
  });
});
