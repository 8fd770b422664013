import { describe, expect, it } from "vitest";
import type { Finding } from "../../luck/check";
import type { Subject } from "./checking.svelte";
import { grouped, tell, tellMoves } from "./findings";

const subject: Subject = { info: null, file: "x", text: "", house: "", odds: null, kept: null };
const words = (finding: Partial<Finding>) => {
  const { head, text } = tell({ what: "luck", state: "good", code: "all", facts: {}, ...finding }, subject);
  return `${head} ${text}`;
};

describe("what was found", () => {
  it("is told in words", () => {
    const facts = { all: 5, roll: 2, draw: 1, pick: 2, takenOver: 0, left: 0 };
    expect(words({ facts })).toContain("All 5 rolls and draws came out of it, in order. 2 rolls, one draw from bags");
    expect(words({ facts: { ...facts, takenOver: 3 } })).toContain("The first 3 are of the game");
    expect(words({ code: "rolls", facts: { ...facts, left: 3 } })).toContain("3 draws can't be checked here");
    const wrong = { state: "bad" as const, code: "other-roll", facts: { entry: 57, found: 6, due: 2 } };
    expect(words(wrong)).toContain("At entry 57 the record says that a die showed 6; the sealed number says 2.");
  });

  it("has words for all that can be found", () => {
    const all: [Finding["what"], Finding["state"], string][] = [
      ["record", "none", "not-over"],
      ["record", "none", "not-sealed"],
      ["record", "bad", "unreadable"],
      ["seal", "good", "same"],
      ["seal", "bad", "other"],
      ["shares", "none", "alone"],
      ["shares", "good", "same"],
      ["shares", "bad", "other"],
      ["luck", "good", "rolls"],
      ["luck", "bad", "other-draw"],
      ["luck", "bad", "other-pick"],
      ["luck", "bad", "miscounted"],
      ["chain", "good", "whole"],
      ["chain", "bad", "broken"],
      ["chain", "bad", "other"],
      ["witness", "none", "missing"],
      ["witness", "good", "seen"],
      ["witness", "good", "added"],
      ["witness", "good", "begun"],
      ["witness", "bad", "other-beginning"],
      ["witness", "bad", "share-missing"],
      ["witness", "bad", "other-link"],
    ];
    const facts = {
      entry: 1,
      entries: 2,
      found: 3,
      due: 4,
      told: 5,
      line: 6,
      lines: 7,
      count: 2,
      name: "Ada",
      seat: 1,
    };
    const numbers = { then: "a", now: "b", roll: 1, left: 1, takenOver: 0 };
    for (const [what, state, code] of all)
      expect(words({ what, state, code, facts: { ...facts, ...numbers } })).not.toContain("fairness-");
  });

  it("says of moves who has judged them", () => {
    expect(tellMoves(135, true).head).toBe("All 135 moves were allowed, says the house.");
    expect(tellMoves(135, false).text).toContain("bottega verify");
  });

  it("has digits that people can compare", () => {
    expect(grouped("ce54d0ee7f")).toBe("ce54 d0ee 7f");
  });
});
