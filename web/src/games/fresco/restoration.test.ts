/** A restoration while it is put together. */
import { describe, expect, it, vi } from "vitest";
import type { Action } from "../../api/live";
import type { Desk } from "./desk.svelte";
import { Restoration } from "./restoration.svelte";
import { isSame } from "./targets";

const LEGAL: Action[] = [
  { do: "restore", segment: "A1" },
  { do: "restore", segment: "D2" },
  { do: "bishop", segment: "C2" },
  { do: "altar", paints: ["yellow", "red", "blue"] },
  { do: "altar", paints: ["yellow", "red", "green"] },
];
const way = (points: number, ...paints: string[]) => ({ paints, value: points, more: [], points });

/** A desk at which the cathedral is visited; the draft is worth 5, and 3 more with the bishop. */
function sat() {
  const draft = vi.fn((_word: string, laid: Action[]) => {
    const points = laid.some(({ do: word }) => word === "bishop") ? 8 : 5;
    const sum = { points, sources: [], space: 12, thalers: 0, paints: ["red"] };
    const isWhole = laid.some(({ do: word }) => word === "restore" || word === "altar");
    const slip = { candidates: [], ready: isWhole, questions: [], is_certain: true, adds_up_to: isWhole ? sum : null };
    return Promise.resolve({ slip, sentence: "", sentences: [] });
  });
  const play = {
    legal: LEGAL.map((action, id) => ({ id, name: "", action })),
    refusal: null,
    why: vi.fn(() => Promise.resolve(null)),
    draft,
    playDraft: vi.fn(() => Promise.resolve(true)),
  };
  const desk = {
    play,
    modules: [],
    seat: 0,
    question: { asks: "visit-cathedral" },
    view: { bishop: "C1" },
    prospects: { segments: [], altars: [way(2, "yellow", "red", "blue"), way(3, "yellow", "red", "green")] },
    isLegal: (action: Action) => LEGAL.some((legal) => isSame(legal, action)),
  } as unknown as Desk;
  return { play, restoration: new Restoration(desk) };
}

describe("a restoration", () => {
  it("chooses a segment at a tap, and restores it at a second one", async () => {
    const { restoration, play } = sat();
    await restoration.tapSegment("D2");
    expect([restoration.segment, restoration.points, restoration.isReady]).toEqual(["D2", 5, true]);
    expect(play.playDraft).not.toHaveBeenCalled();
    await restoration.tapSegment("D2");
    expect(play.playDraft).toHaveBeenCalledWith("restoration", [{ do: "restore", segment: "D2" }]);
    expect(restoration.isEmpty).toBe(true);
  });
  it("offers the bishop where he would make it worth more", async () => {
    const { restoration } = sat();
    await restoration.tapSegment("D2");
    expect(restoration.offer).toMatchObject({ segment: "C2", points: 8 });
  });
  it("keeps the bishop where another segment is chosen, and takes him back", async () => {
    const { restoration } = sat();
    restoration.lift();
    await restoration.tapSegment("C2");
    await restoration.tapSegment("D2");
    await restoration.tapSegment("A1");
    expect([restoration.bishop, restoration.segment, restoration.points]).toEqual(["C2", "A1", 8]);
    await restoration.moveBishop("C2");
    expect(restoration.bishop).toBeNull();
  });
  it("asks why something can't be restored", async () => {
    const { restoration, play } = sat();
    await restoration.tapSegment("E5");
    expect(play.why).toHaveBeenCalledWith([{ do: "restore", segment: "E5" }]);
    expect(restoration.segment).toBeNull();
  });
  it("takes paints for the altar one after the other", async () => {
    const { restoration } = sat();
    await restoration.tapAltar();
    await restoration.tapPaint("green");
    expect(restoration.takesPaint("blue")).toBe(false);
    await restoration.tapPaint("red");
    await restoration.tapPaint("yellow");
    expect(restoration.altar).toEqual(["yellow", "red", "green"]);
    expect(restoration.spent.get("green")).toBe(1);
  });
  it("puts the altar in the place of a segment, and lets go of all", async () => {
    const { restoration } = sat();
    await restoration.tapSegment("D2");
    await restoration.tapAltar();
    expect(restoration.segment).toBeNull();
    restoration.clear();
    expect(restoration.isEmpty).toBe(true);
  });
});
