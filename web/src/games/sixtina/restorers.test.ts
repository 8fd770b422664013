import { describe, expect, it } from "vitest";
import type { RestorerView } from "../../api/types/sixtina";
import { colourOf, keptBy, signed } from "./restorers";

function restorer(actor: number, prudent: RestorerView["prudent"]): RestorerView {
  return { actor, score: 0, hand: null, hand_size: 5, prudent, area: 4, supply: 8, correct: [], excellent: [] };
}

describe("restorers", () => {
  it("have the colours of their seats, Gianluigi the third", () => {
    expect(colourOf(3)).toBe(3);
    expect(colourOf("gianluigi")).toBe(2);
  });

  it("keep prudent cards by technique, and lead where they alone have most", () => {
    const one = restorer(0, ["RP1", "RP4", "SS2"]);
    const other = restorer(1, ["RP5", "SS3"]);
    const [repainting, sponge, laboratory] = keptBy(one, [one, other]);
    expect(repainting).toEqual({ technique: "RP", values: [1, 4], leads: true });
    expect(sponge).toEqual({ technique: "SS", values: [2], leads: false });
    expect(laboratory?.leads).toBe(false);
  });

  it("lose points with a true minus", () => {
    expect(signed(-3)).toBe("−3");
    expect(signed(3)).toBe("3");
  });
});
