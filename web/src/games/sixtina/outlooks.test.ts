import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../api/live";
import type { SixtinaView } from "../../api/types/sixtina";
import type { Play } from "../../table/play.svelte";
import { lookAtSends, sentOf } from "./outlooks";

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

describe("asking for them", () => {
  it("goes on until nobody wants to know", async () => {
    const asked: string[] = [];
    const preview = ([line]: string[]) => {
      asked.push(line ?? "");
      return Promise.resolve({ events: [restored], view });
    };
    await lookAtSends({ preview } as unknown as Play, ["J1", "J2", "J3"], (sent) => sent.position === "J1");
    expect(asked).toEqual(["send J1", "send J2"]);
  });
});
