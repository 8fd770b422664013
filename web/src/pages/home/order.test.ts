import { describe, expect, it } from "vitest";
import type { Told } from "../../api/live";
import { bySoonest, lastNews, partOfDay } from "./order";

function told(n: number, actor: number, said = "something"): Told {
  return { n, event: { event: "placed", actor }, said: said ? [said] : null };
}

describe("my turns", () => {
  it("begin with the shortest clock, then with who waits longest", () => {
    const rows = [
      { id: "late", deadline: null, changed: "2026-11-16" },
      { id: "long", deadline: "2026-11-19", changed: "2026-11-15" },
      { id: "early", deadline: null, changed: "2026-11-12" },
      { id: "short", deadline: "2026-11-18", changed: "2026-11-17" },
    ];
    expect(bySoonest(rows).map((row) => row.id)).toEqual(["short", "long", "early", "late"]);
  });
});

describe("news", () => {
  it("are the last three since I acted, and what has words", () => {
    const news = [told(0, 1), told(1, 0), told(2, 1), told(3, 2, ""), told(4, 2), told(5, 1), told(6, 2)];
    expect(lastNews(news, 0).map((each) => each.n)).toEqual([4, 5, 6]);
    expect(lastNews(news.slice(0, 3), 0).map((each) => each.n)).toEqual([2]);
    expect(lastNews(news, null)).toHaveLength(3);
  });
});

describe("the greeting", () => {
  it.each([
    [3, "night"],
    [9, "morning"],
    [15, "afternoon"],
    [20, "evening"],
  ] as const)("at %i it is %s", (hour, part) => {
    expect(partOfDay(hour)).toBe(part);
  });
});
