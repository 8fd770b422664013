import { describe, expect, it } from "vitest";
import type { Listed } from "../../api/box";
import { blockOf, changesOf, columnsOf, groupsOf, valueOf } from "./facts";

const item = (chapter: string, name: string, facts: Record<string, unknown>, more: Partial<Listed> = {}): Listed => ({
  chapter,
  name,
  facts,
  provenance: "rulebook",
  source: "the list",
  ...more,
});
const printed = [
  item("patterns", "Batllo", { id: "batllo", difficulty: 5, grid: ["..6..", ".5B4."], note: "" }),
  item("patterns", "Lux", { difficulty: 4 }, { provenance: "public", source: "a scan" }),
  item("favour_tokens", "favour tokens", { count: 24 }),
];

describe("components", () => {
  it("stand in groups", () => {
    const [patterns, tokens] = groupsOf(printed);
    expect(patterns?.provenances).toEqual(["rulebook", "public"]);
    expect(patterns?.source).toBe("");
    expect([tokens?.title, tokens?.source]).toEqual(["Favour tokens", "the list"]);
  });

  it("have facts in words", () => {
    expect(columnsOf(printed.slice(0, 2))).toEqual(["difficulty", "grid"]);
    const words = (value: unknown) => valueOf(value, "yes", "no");
    expect([words(-3), words(true), words(["a", 2]), words(null)]).toEqual(["−3", "yes", "a, 2", ""]);
    expect(words([{ value: 1, for_three: 2 }, { value: 3 }])).toBe("value 1, for three 2; value 3");
  });

  it("differ in what a file of one's own changes", () => {
    const own = printed.map((each, index) =>
      index ? each : item("patterns", "Batllo", { ...each.facts, difficulty: 6 }),
    );
    expect(changesOf(printed, own)).toEqual([
      { chapter: "patterns", name: "Batllo", fact: "difficulty", was: 5, is: 6 },
    ]);
    expect(changesOf(printed, printed)).toEqual([]);
  });
});

const FILE = `game = "sagrada"

# All of them.
[patterns]
provenance = "public"

[[patterns.items]]
name = "Batllo"
difficulty = 5
source = "a scan"

[[patterns.items]]
id = "L1"
name = "Lux"

[favour_tokens]
provenance = "rulebook"
count = 24
`;

describe("the part of a file about one item", () => {
  it("is found by its id, its name, or its chapter", () => {
    expect(blockOf(FILE, item("patterns", "Batllo", {}))).toBe('[[patterns.items]]\nname = "Batllo"\ndifficulty = 5\n');
    expect(blockOf(FILE, item("patterns", "?", { id: "L1" }))).toContain('name = "Lux"');
    expect(blockOf(FILE, item("favour_tokens", "favour tokens", {}))).toBe("[favour_tokens]\ncount = 24\n");
    expect(blockOf(FILE, item("tools", "?", {}))).toBe("");
  });
});
