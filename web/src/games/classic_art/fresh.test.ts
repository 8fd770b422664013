import { describe, expect, it } from "vitest";
import type { GameEvent, Told } from "../../api/live";
import { hungBy, sinceDeed } from "./fresh";

const told = (...events: GameEvent[]): Told[] => events.map((event, n) => ({ n, event, said: null }));
const LOG = told(
  { event: "hung", actor: 1, card: "SC-01" },
  { event: "passed", actor: 0 },
  { event: "hung", actor: "house", card: "PO-02" },
  { event: "turn-began", actor: 0 },
  { event: "predicted", actor: 1 },
);

describe("works that are new to a seat", () => {
  it("were hung since it last decided something, whoever showed them", () => {
    expect([...hungBy(sinceDeed(LOG, 0))]).toEqual([["PO-02", "house"]]);
    expect([...hungBy(sinceDeed(LOG, 1))]).toEqual([]);
    expect([...hungBy(sinceDeed(LOG, 2))].map(([card]) => card)).toEqual(["SC-01", "PO-02"]);
  });
});
