import { describe, expect, it } from "vitest";
import type { Question } from "../../api/types/openapi";
import { decisions, minutes, minutesMore } from "./length";
import { matters, moduleOf } from "./matters";
import * as plans from "./plan";
import { drawn, modulesIn, presetOf } from "./presets";

const ALL = Array.from({ length: 17 }, (_, index) => index + 1);

function question(name: string, rule: string, more: Partial<Question> = {}): Question {
  const answers = [
    { value: "printed", words: "" },
    { value: "other", words: "" },
  ];
  return { name, title: "", words: "", answers, rule, seats: [], module: 0, part: null, brings: [], ...more };
}

const ADVANCE = question("advance", "FR-5.4");
const EDITION = question("edition", "FR-1.7");
const BELLS = question("bells_below_zero", "FR-M8.10");
const LEONARDO = question("leonardo_wins", "FR-L.11", { seats: [2] });
const MODULE = question("bells", "FR-M8.1", {
  module: 8,
  answers: [
    { value: "off", words: "" },
    { value: "on", words: "" },
  ],
});
const QUESTIONS = [ADVANCE, EDITION, BELLS, LEONARDO, MODULE];

describe("which options matter", () => {
  it("those of modules only with the module", () => {
    expect(moduleOf(BELLS)).toBe(8);
    expect(moduleOf(EDITION)).toBe(1);
    expect(matters(BELLS, 3, [])).toBe(false);
    expect(matters(BELLS, 3, [8])).toBe(true);
    expect(matters(EDITION, 3, [2])).toBe(false);
  });

  it("some only for so many players, and modules are no questions", () => {
    expect(matters(LEONARDO, 3, [])).toBe(false);
    expect(matters(LEONARDO, 2, [])).toBe(true);
    expect(matters(MODULE, 3, [8])).toBe(false);
    expect(matters(ADVANCE, 4, [])).toBe(true);
  });
});

describe("presets", () => {
  it("are lit when they fit the choice", () => {
    expect(presetOf([], ALL)).toBe("first");
    expect(presetOf([1, 2, 3], ALL)).toBe("box");
    expect(presetOf(ALL, ALL)).toBe("all");
    expect(presetOf([1, 2], ALL)).toBeNull();
    expect(modulesIn("box", ALL)).toEqual([1, 2, 3]);
  });

  it("draws so many different ones, in order", () => {
    expect(drawn(5, ALL)).toHaveLength(5);
    expect(new Set(drawn(17, ALL)).size).toBe(17);
    expect(drawn(3, ALL, () => 0.999)).toEqual([15, 16, 17]);
    expect(drawn(30, ALL)).toHaveLength(17);
  });
});

describe("how long it takes", () => {
  const length = {
    decisions: { "2": 79, "3": 78 },
    modules: { glaziers: 52, catacombs: 48, pews: 28, favors: 0 },
    most: 182,
    seconds_each: 14,
  };

  it("grows with people and modules, in steps of five minutes, up to what all of them take", () => {
    expect(decisions(length, 3, [])).toBe(78);
    expect(decisions(length, 2, ["glaziers"])).toBe(131);
    expect(decisions(length, 3, ["glaziers", "catacombs", "pews"])).toBe(182);
    expect(decisions({ ...length, most: 0, modules: {} }, 3, [])).toBe(78);
    expect(minutes(length, 85, 2)).toEqual([40, 50]);
    expect(minutes(length, 10, 1)).toEqual([5, 5]);
  });

  it("says what a module adds", () => {
    expect(minutesMore(length, 1, "glaziers")).toBe(12);
    expect(minutesMore(length, 2, "favors")).toBe(0);
  });
});

describe("a plan", () => {
  const plan = plans.firstPlan("fresco");

  it("keeps its seats with another game, as far as they fit", () => {
    const five = [0, 1, 2].reduce((each) => plans.withSeat(each), plans.withGame(plan, "classic_art"));
    expect(five.seats).toHaveLength(5);
    expect(plans.withGame(five, "sagrada").seats).toHaveLength(4);
    const alone = plans.withoutSeat(plans.withoutSeat(plans.withGame(plan, "sagrada"), 1), 2);
    expect(alone.seats.map((seat) => seat.who)).toEqual(["me"]);
    expect(plans.withGame(alone, "sixtina").seats.map((seat) => seat.who)).toEqual(["me", "bot"]);
  });

  it("has no fewer seats than the game needs, and always me", () => {
    expect(plans.withoutSeat(plan, 0).seats).toHaveLength(3);
    const two = plans.withoutSeat(plan, 1);
    expect(plans.withoutSeat(two, 2).seats).toHaveLength(2);
  });

  it("is listed when a seat is for anyone, and the other way round", () => {
    const open = plans.withWho(plan, 1, "anyone");
    expect(open.listed).toBe(true);
    expect(plans.withListed(open, false).seats[1]?.who).toBe("friend");
  });

  it("begins at once when nobody has to come", () => {
    expect(plans.isComplete(plan)).toBe(false);
    expect(plans.isComplete(plans.withWho(plan, 1, "here"))).toBe(true);
  });

  it("moves seats, and then draws no lots", () => {
    const moved = plans.withMoved(plan, 0, 1);
    expect(moved.seats.map((seat) => seat.key)).toEqual([1, 0, 2]);
    expect(moved.lots).toBe(false);
    expect(plans.withMoved(plan, 0, -1)).toBe(plan);
  });

  it("is sent with what differs and matters only", () => {
    const sent = plans.asTable(
      {
        ...plans.withWho(plan, 2, "here"),
        modules: [8],
        answers: { advance: "other", bells_below_zero: "printed", leonardo_wins: "other", edition: "other" },
        clock: { kind: "live", minutes: 20, increment: 5, days: 1 },
      },
      QUESTIONS,
      (number) => `Seat ${number}`,
      String,
    );
    expect(sent.options).toEqual({ bells: "on", advance: "other" });
    expect(sent.seats).toEqual([{ kind: "me" }, { kind: "open" }, { kind: "beside-me", name: "Seat 3" }]);
    expect(sent.clock).toEqual({ kind: "live", seconds: 1200, increment: 5 });
    expect(sent.order).toBe("random");
  });

  it("keeps a friend's seat where strangers may come", () => {
    const sent = plans.asTable(plans.withListed(plan, true), [], String, () => "Journeyman");
    expect(sent.seats[1]).toEqual({ kind: "invited" });
    expect(sent.seats[2]).toEqual({ kind: "bot", bot: "journeyman", name: "Journeyman" });
  });
});
