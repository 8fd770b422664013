// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { FLIGHTS as dames } from "./m12_dames/flights";
import { FLIGHTS as catacombs } from "./m13_catacombs/flights";
import { FLIGHTS as guild } from "./m17_guild/flights";
import { movesOf, painterOf } from "./flights";

describe("what flies", () => {
  it("goes from where it lay to who has it", () => {
    const sold = { event: "treasure-sold", actor: 1, segment: "C2", treasure: "T01", thalers: 6 };
    expect(catacombs["treasure-sold"]?.(sold).map(({ piece }) => piece)).toEqual(["treasure", "thaler"]);
    expect(catacombs["treasure-sold"]?.(sold)[0]).toEqual({
      piece: "treasure",
      from: '[data-segment="C2"]',
      to: painterOf(sold),
    });
    expect(guild["paint-exchanged"]?.({ event: "paint-exchanged", actor: 0, given: "red", taken: "blue" })).toEqual([
      { piece: "paint-red", from: painterOf({ event: "", actor: 0 }), to: '[data-module="guild"]' },
      { piece: "paint-blue", from: '[data-module="guild"]', to: painterOf({ event: "", actor: 0 }) },
    ]);
  });

  it("goes to the cathedral where a dame comes there again", () => {
    const arrived = { event: "dame-arrived", actor: 0, dame: "pink", place: "cathedral-again" };
    expect(dames["dame-arrived"]?.(arrived)[0]?.to).toBe('[data-station="cathedral"]');
  });

  it("is nothing for what nobody knows", () => {
    expect(movesOf(dames)({ n: 0, event: { event: "placed" }, said: null }, document.body, 0)).toEqual([]);
  });
});
