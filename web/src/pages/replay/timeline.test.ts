import { describe, expect, it } from "vitest";
import { chapters, drawnParts, labelled, partAt, partFrom, partsOf, turnFrom, type Frame } from "./timeline";

function frame(step: number, seat: number | null, view: Record<string, unknown>, heading = false): Frame {
  const entry = seat === null ? null : { kind: "action" as const, n: step * 2, seat };
  const event = { event: heading ? "round-began" : "placed" };
  return { step, entry, view, news: [{ n: step, event, said: [] }] };
}
const isHeading = ({ event }: { event: { event: string } }) => event.event === "round-began";
const frames = [
  frame(0, null, { round: 0 }),
  frame(1, 0, { round: 0 }),
  frame(2, 1, { round: 1 }),
  frame(3, 0, { round: 1 }),
  frame(4, 0, { round: 1 }),
  frame(5, 1, { round: 2 }),
  frame(6, null, { round: 2 }),
];

describe("parts", () => {
  it("are the rounds that views count", () => {
    expect(partsOf(frames, isHeading).map(({ kind, number, step }) => `${kind} ${number} ${step}`)).toEqual([
      "round 0 0",
      "round 1 2",
      "round 2 5",
    ]);
  });

  it("are told by headings where views count none", () => {
    const headed = [frame(0, null, {}), frame(1, 0, {}), frame(2, 1, {}, true)];
    expect(partsOf(headed, isHeading).map(({ step }) => step)).toEqual([0, 2]);
  });

  it("are known as far as frames are there", () => {
    expect(partsOf([undefined, ...frames.slice(1, 3)], isHeading).map(({ step }) => step)).toEqual([1, 2]);
    expect(partsOf([], isHeading)).toEqual([]);
  });

  it("are drawn and labelled where there is room", () => {
    const parts = partsOf(frames, isHeading);
    expect(drawnParts(parts)).toBe(parts);
    const many = Array.from({ length: 40 }, (_, step) => ({ kind: "part" as const, number: step + 1, step }));
    expect(drawnParts(many)).toEqual([]);
    expect(labelled(parts, 6, 3).map(({ number }) => number)).toEqual([1, 2]);
    expect(labelled(many, 40, 10).map(({ number }) => number)).toEqual([1, 5, 9, 13, 17, 21, 25, 29, 33, 37]);
  });

  it("are gone to, forth and back", () => {
    const parts = partsOf(frames, isHeading);
    expect(partFrom(parts, 0, 6, 1)).toBe(2);
    expect(partFrom(parts, 5, 6, 1)).toBe(6);
    expect(partFrom(parts, 4, 6, -1)).toBe(2);
    expect(partFrom(parts, 2, 6, -1)).toBe(0);
    expect(partFrom(parts, 0, 6, -1)).toBe(0);
    expect(partAt(parts, 4)?.number).toBe(1);
  });
});

describe("turns", () => {
  it("begin where somebody else acts", () => {
    expect(turnFrom(frames, 2, 1)).toBe(3);
    expect(turnFrom(frames, 3, 1)).toBe(5);
    expect(turnFrom(frames, 5, -1)).toBe(3);
    expect(turnFrom(frames, 4, -1)).toBe(3);
    expect(turnFrom(frames, 6, 1)).toBe(6);
    expect(turnFrom(frames, 0, -1)).toBe(0);
  });
});

describe("chapters", () => {
  it("are the parts with their headings, and never too long", () => {
    const parts = partsOf(frames, isHeading);
    expect(chapters(parts, 6).map(({ part, first, last }) => [part?.number, first, last])).toEqual([
      [0, 0, 1],
      [1, 2, 4],
      [2, 5, 6],
    ]);
    expect(chapters([], 230).map(({ first, last }) => [first, last])).toEqual([
      [0, 99],
      [100, 199],
      [200, 230],
    ]);
  });
});
