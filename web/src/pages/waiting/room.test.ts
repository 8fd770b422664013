import { describe, expect, it } from "vitest";
import type { Question } from "../../api/types/openapi";
import { freeSeats, hostName, isHereAlone, linkTo, madeOf, roomFor } from "./room";

const seat = (kind: "bot" | "invited" | "open" | "person", user: string | null = null, name = "") => ({
  kind,
  name,
  user,
  is_mine: false,
  is_here: false,
  bot: null,
  stand_in: null,
  invitation: null,
  opened: null,
});

function question(name: string, module: number, title = ""): Question {
  const answers = [
    { value: "off", words: "" },
    { value: "on", words: "" },
  ];
  return { name, title, words: "", answers, rule: "", seats: [], module, part: null, brings: [] };
}

describe("a waiting room", () => {
  it("counts who is missing", () => {
    expect(freeSeats([seat("person"), seat("open"), seat("invited"), seat("bot")])).toBe(2);
  });

  it("knows its host", () => {
    expect(hostName({ host: "u1", seats: [seat("bot"), seat("person", "u1", "Ada")] })).toBe("Ada");
  });

  it("makes links", () => {
    const link = linkTo("https://bottega.example", "abc", "a/b");
    expect(link).toBe("https://bottega.example/t/abc?invitation=a%2Fb");
  });

  it.each([
    ["localhost", true],
    ["127.0.0.1", true],
    ["[::1]", true],
    ["192.168.0.4", false],
    ["localhost.example", false],
  ])("at %s is on this computer alone: %s", (host, isAlone) => {
    expect(isHereAlone(host)).toBe(isAlone);
  });

  it("says how it is played", () => {
    const made = madeOf({ bells: "on", dames: "off", advance: "on" }, [
      question("bells", 8, "The bells"),
      question("dames", 12, "The dames"),
      question("advance", 0),
    ]);
    expect(made.modules.map((module) => module.title)).toEqual(["The bells"]);
    expect(made.changed).toBe(1);
  });

  it("has room for one or two", () => {
    expect(roomFor([seat("open")], false)).toEqual({ one: true, two: false });
    expect(roomFor([seat("invited"), seat("open")], true)).toEqual({ one: true, two: true });
    expect(roomFor([seat("invited")], false)).toEqual({ one: false, two: false });
  });
});
