import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../api/live";
import type { SixtinaView } from "../../api/types/sixtina";
import type { Play } from "../../table/play.svelte";
import { lookAtBonuses, sentOf } from "./outlooks";

const restored: GameEvent = {
  event: "gianluigi-restored",
  actor: "gianluigi",
  position: "J1",
  total: 7,
  value: 4,
  restoration: "correct",
};
const view = {
  restorers: [{ actor: 0 }, { actor: 1 }, { actor: "gianluigi" }],
  chapel: [{ materials: [1, 0, 3] }],
} as unknown as SixtinaView;

describe("where Gianluigi may go", () => {
  it("tells who would have what there", () => {
    expect(sentOf([restored], view, "J1")?.shares).toEqual([
      { actor: "gianluigi", materials: 3, points: null },
      { actor: 0, materials: 1, points: null },
    ]);
  });
  it("tells the points if he would complete it", () => {
    const scored: GameEvent = {
      event: "scored",
      actor: 0,
      position: "J1",
      materials: 2,
      points: 7,
      place: 1,
      sharing: 1,
    };
    expect(sentOf([restored, scored], view, "J1")?.shares).toEqual([{ actor: 0, materials: 2, points: 7 }]);
  });
});

describe("what a bonus brings", () => {
  it("is what the server says", async () => {
    const preview = ([action]: string[]) =>
      Promise.resolve(
        action === "obtain"
          ? { events: [{ event: "material-obtained", actor: 0, materials: 1 }], failure: null }
          : action === "refine"
            ? { events: [], failure: null }
            : { events: [], failure: { sentence: "You have 1 of 3.", rule: "SX-4.4" } },
      );
    const found = await lookAtBonuses({ preview } as unknown as Play, ["same-zone"]);
    expect(found.map(({ action, isLegal, brings, why }) => [action, isLegal, brings, why])).toEqual([
      ["refine", true, null, ""],
      ["obtain", true, 1, ""],
      ["claim same-zone", false, null, "You have 1 of 3."],
    ]);
  });
});
