import { describe, expect, it } from "vitest";
import type { Listed } from "../../api/box";
import type { Chapter, Question } from "../../api/types/openapi";
import { groupsOf } from "./facts";
import { broughtBy, modulesBeside, partsOf, piecesIn } from "./modules";

const item = (chapter: string, facts: Record<string, unknown> = {}): Listed => ({
  chapter,
  name: chapter,
  facts,
  provenance: "rulebook",
  source: "",
});
const module = (number: number, ...brings: string[]): Question => ({
  name: "bells",
  title: "",
  words: "",
  answers: [],
  rule: `FR-M${number}.1`,
  seats: [],
  module: number,
  part: null,
  brings,
});
const BOX = [
  item("market"),
  item("certificates", { id: "B01" }),
  item("certificates", { id: "B02" }),
  item("bell_track"),
  item("bell_track_for_three"),
  item("glass", { tokens: 8 }),
  item("glass", { tokens: 7 }),
];
const BELLS = module(8, "certificates", "bell_track", "bell_track_for_three");

describe("components of modules", () => {
  it("stand apart from those of the base game", () => {
    const parts = partsOf(groupsOf(BOX), [module(6, "glass"), module(7), BELLS]);
    expect(parts.map((part) => part.module?.module ?? 0)).toEqual([0, 6, 8]);
    expect(parts[0]?.groups.map(({ chapter }) => chapter)).toEqual(["market"]);
  });

  it("are counted as they lie in the box", () => {
    expect(piecesIn(item("wish_cards", { copies: 3 }))).toBe(3);
    expect(piecesIn(item("gold_leaf", { leaves: 20 }))).toBe(20);
    expect(piecesIn(item("gold_arrows", { id: "G2", leaves: 2 }))).toBe(1);
    expect(broughtBy(module(6, "glass"), BOX, 4)[0]?.pieces).toBe(15);
  });

  it("have another side for fewer players", () => {
    const chapters = (seats: number) => broughtBy(BELLS, BOX, seats).map(({ group }) => group.chapter);
    expect(chapters(4)).toEqual(["certificates", "bell_track"]);
    expect(chapters(3)).toEqual(["certificates", "bell_track_for_three"]);
  });
});

describe("modules side by side", () => {
  const chapter = (number: string, text: string): Chapter => ({
    number,
    title: number,
    paragraphs: [{ number: `${number}.1`, text }],
  });
  const chapters = [
    chapter("FR-5", "See FR-M2."),
    chapter("FR-M2", ""),
    chapter("FR-M9", "With FR-M2."),
    chapter("FR-M10", ""),
  ];

  it("are those whose rules name each other", () => {
    const beside = (number: string) => modulesBeside(number, chapters).map((each) => each.number);
    expect(beside("FR-M2")).toEqual(["FR-M9"]);
    expect(beside("FR-M9")).toEqual(["FR-M2"]);
    expect(beside("FR-M10")).toEqual([]);
  });
});
