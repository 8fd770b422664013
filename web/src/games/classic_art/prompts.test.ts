import { describe, expect, it } from "vitest";
import type { Bet, Card, ExhibitionView } from "../../api/types/classic_art";
import { optionsTold, sentenceFor, type Building } from "./prompts";
import type { Scene } from "./scene";

const NOTHING: Building = { showing: [], dropping: null, single: undefined, double: undefined, betting: null };
const BET = { exhibition: "LA", space: "2-", tokens: 1, high_risk: false, can_come_true: true } as Bet;
const works = new Map(
  ["LA-01", "LA-12"].map((id) => [
    id,
    { id, title: id === "LA-12" ? "The Watzmann" : "Flood", isLoan: id === "LA-12" },
  ]),
);

function scene(phase: Scene["phase"], wall: Partial<ExhibitionView> = {}, me: object = { tokens: 3 }): Scene {
  const exhibition = { category: "LA", artworks: [], loans: [], predictions: [], ...wall };
  return {
    phase,
    seat: 0,
    view: { players: [me], exhibitions: [exhibition], house: 0 },
    catalogue: { works, names: { LA: "Landscape" }, countsFrom: 5 },
    prospects: null,
  } as unknown as Scene;
}
const second = (card: Card, wall: Partial<ExhibitionView>) =>
  sentenceFor(scene("cards", wall), { ...NOTHING, showing: [card] }).text;

describe("what the prompt bar says", () => {
  it("asks for two cards, and tells who has no token that no prediction follows", () => {
    expect(sentenceFor(scene("cards"), NOTHING).fact).toContain("Then you may predict one wall.");
    expect(sentenceFor(scene("cards", {}, { tokens: 0 }), NOTHING).fact).toContain("no token to predict with");
  });

  it("tells what the first card does where it belongs", () => {
    expect(second("LA-01", {})).toContain("Flood hangs in Landscape.");
    expect(second("LA-01", { loans: ["LA-12"] })).toContain("Flood leaves Landscape at once");
    expect(second("LA-12", { artworks: ["LA-02"] })).toContain("The Watzmann takes a work from Landscape.");
    expect(second("LA-12", {})).toContain("The Watzmann waits in Landscape");
  });

  it("asks whether that is predicted, with what hangs now", () => {
    const { text, fact } = sentenceFor(scene("predict"), { ...NOTHING, single: BET });
    expect(text).toBe("Predict that Landscape closes with 2 works or fewer?");
    expect(fact).toBe("No work hangs.");
  });

  it("tells what stays sealed until all are ready", () => {
    expect(sentenceFor(scene("wait", {}, { dropped: "LA-12" }), NOTHING).text).toContain("You drop The Watzmann.");
    expect(sentenceFor(scene("wait"), NOTHING).text).toBeNull();
  });

  it("tells both options of the slip to those who hear them", () => {
    const single = { ...BET, before: 1, after: 4, wasted: 0 } as Bet;
    const double = { ...single, tokens: 2, after: 7, counts: true } as Bet;
    expect(optionsTold(scene("predict"), { ...NOTHING, single, double })).toBe(
      "One token: you 1 → 4, below 5: does not count yet. Double Down: you 1 → 7, counts.",
    );
    expect(optionsTold(scene("predict"), NOTHING)).toBe("");
  });
});
