import { describe, expect, it } from "vitest";
import { bellsOn, paymentsFor, standsIn, type PrintedCertificate } from "./certificates";

const legal = (action: Record<string, unknown> & { do: string }) => ({ id: 0, name: "", action });
const told = (event: Record<string, unknown> & { event: string }) => ({ n: 0, event, said: null });

describe("a certificate", () => {
  it("may be paid from nothing to the whole price", () => {
    const ways = paymentsFor(
      [
        legal({ do: "certificate", place: 1, payment: "full" }),
        legal({ do: "certificate", place: 1, thalers: 1 }),
        legal({ do: "certificate", place: 1, thalers: 0 }),
        legal({ do: "certificate", place: 2, thalers: 0 }),
      ],
      1,
    );
    expect(ways.map(({ thalers, payment }) => thalers ?? payment)).toEqual([0, 1, "full"]);
  });

  it("counts its bells", () => {
    const printed = new Map<string, PrintedCertificate>([["B01", { id: "B01", price: 3, points: 3, bells: 1 }]]);
    expect(bellsOn(printed, ["B01", "B01"])).toBe(2);
  });
});

describe("the bell track", () => {
  it("has those who take part, and the bishop", () => {
    const log = [
      told({ event: "bells-counted", actor: 0, space: 7 }),
      told({ event: "bells-counted", actor: 1, space: null }),
      told({ event: "bishop-counted", space: 12 }),
    ];
    expect(standsIn(log)).toEqual([
      { actor: 0, space: 7 },
      { actor: null, space: 12 },
    ]);
  });
});
