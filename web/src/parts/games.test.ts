import { describe, expect, it } from "vitest";
import { clockWords, isGame, leftUntil, shortTitleOf, titleOf } from "./games";

describe("how the games are shown", () => {
  it("by their titles", () => {
    expect(titleOf("sixtina")).toBe("1980 Sixtina");
    expect(shortTitleOf("sixtina")).toBe("Sixtina");
    expect(titleOf("chess")).toBe("chess");
    expect(isGame("fresco")).toBe(true);
    expect(isGame(undefined)).toBe(false);
  });

  it("with their clocks", () => {
    expect(clockWords({ kind: "none" })).toBe("no clock");
    expect(clockWords({ kind: "days", days: 1 })).toBe("1 day a move");
    expect(clockWords({ kind: "live", seconds: 900, increment: 0 })).toBe("15 min each, live");
    expect(clockWords({ kind: "live", seconds: 900, increment: 10 })).toBe("15 min each, plus 10 s a turn");
  });

  it("with the time that is left", () => {
    const now = Date.parse("2026-11-17T12:00:00Z");
    expect(leftUntil("2026-11-19T18:00:00Z", now)).toBe("2 d 6 h left");
    expect(leftUntil("2026-11-18T02:30:00Z", now)).toBe("14 h left");
    expect(leftUntil("2026-11-17T12:09:30Z", now)).toBe("9 min left");
    expect(leftUntil("2026-11-17T12:00:20Z", now)).toBe("under a minute");
  });
});
