import { describe, expect, it } from "vitest";
import type { Standing, Told } from "../../api/live";
import { actorOf, awardsOf, halvedOf, paidOf, rowsOf, totalAfter } from "./score";

const line = (label: string, points: number) => ({ label, points, rule: "SX-7.3", groups: [], facts: {} });
function standing(seat: number | null, ...points: number[]): Standing {
  const lines = points.map((each, index) => line(["during-the-game", "objectives"][index] ?? "", each));
  const total = points.reduce((sum, each) => sum + each, 0);
  return { seat, place: 1, won: true, total, lines, note: "", rival: seat === null ? "gianluigi" : "", facts: {} };
}
function told(event: string, facts: object): Told {
  return { n: 0, event: { event, ...facts }, said: null };
}

describe("the score sheet", () => {
  const all = [standing(1, 50, 14), standing(null, 20, 5)];

  it("has a row for each line, with what everybody has", () => {
    expect(rowsOf(all).map(({ label, each }) => [label, each.map((own) => own?.points)])).toEqual([
      ["during-the-game", [50, 20]],
      ["objectives", [14, 5]],
    ]);
    expect(all.map(actorOf)).toEqual([1, "gianluigi"]);
  });

  it("adds up line by line", () => {
    expect([0, 1, 2].map((count) => totalAfter(standing(0, 50, 14), count))).toEqual([0, 50, 64]);
  });

  it("strikes the lowest prudent cards that were dropped", () => {
    const prudent = {
      ...line("prudent-restorations", 9),
      groups: [["RP1", "RP4", "RP5"], ["SS2"]],
      facts: { paid: [9, 0], dropped: [1, 0] },
    };
    expect(paidOf(prudent)).toEqual([
      {
        cards: [
          { card: "RP1", isDropped: true },
          { card: "RP4", isDropped: false },
          { card: "RP5", isDropped: false },
        ],
        points: 9,
      },
      { cards: [{ card: "SS2", isDropped: false }], points: 0 },
    ]);
  });
});

describe("what frescoes paid", () => {
  const log = [
    told("scored", { actor: 0, position: "J1", points: 8, place: 1, sharing: 1 }),
    told("scored", { actor: "gianluigi", position: "J1", points: 5, place: 2, sharing: 1 }),
    told("last-fresco", { position: "L1", values: [5, 3, 1] }),
    told("scored", { actor: 1, position: "L1", points: 2, place: 1, sharing: 1 }),
    told("scored", { actor: 0, position: "L1", points: 1, place: 2, sharing: 2 }),
  ];

  it("is known by its place", () => {
    expect(awardsOf(log).get("J1")).toEqual([
      { actor: 0, points: 8, full: null },
      { actor: "gianluigi", points: 5, full: null },
    ]);
  });

  it("was halved where nobody completed it", () => {
    expect([...halvedOf(log).keys()]).toEqual(["L1"]);
    expect(awardsOf(log).get("L1")).toEqual([
      { actor: 1, points: 2, full: 5 },
      { actor: 0, points: 1, full: null },
    ]);
  });
});
