import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { Action, Legal } from "../../api/live";
import type { Play } from "../../table/play.svelte";
import { Desk, deskAt } from "./desk.svelte";

const buy = (booth: string, place: number): Action => ({ do: "buy", booth, place });
const legalOf = (...actions: Action[]): Legal[] => actions.map((action, id) => ({ id, name: `${id}`, action }));

/** A place at a table where something is asked. */
function placeWith(question: Record<string, unknown> | null, actions: Action[], more: Record<string, unknown> = {}) {
  const asked = question && { seat: 0, ...question };
  const play = {
    seat: 0,
    mayAct: question !== null,
    isBusy: false,
    refusal: null,
    question: asked,
    legal: legalOf(...actions),
    position: { prospects: null, pending: [0], over: false },
    view: {
      seats: 3,
      questions: asked ? [asked] : [],
      agenda: ["market 0"],
      modules: [],
      paints: [[]],
      mood: [0],
      thalers: [12],
      ...more,
    },
    preview: vi.fn((line: Action[]) =>
      Promise.resolve({
        moves: [],
        events: [],
        typed: "",
        view: null,
        is_certain: true,
        failure: line.length > 2 ? {} : null,
      }),
    ),
    why: vi.fn(() => Promise.resolve(null)),
    act: vi.fn(() => Promise.resolve(true)),
  };
  return { play, desk: new Desk(play as unknown as Play) };
}

describe("a tap", () => {
  it("chooses, and does it the second time", async () => {
    const { desk, play } = placeWith({ asks: "wake-up-time", painter: 0 }, [{ do: "wake", time: "5:00" }]);
    await desk.tap({ do: "wake", time: "5:00" });
    expect(desk.chosen).toEqual({ do: "wake", time: "5:00" });
    expect(play.act).not.toHaveBeenCalled();
    await desk.tap({ do: "wake", time: "5:00" });
    expect(play.act).toHaveBeenCalledWith([{ do: "wake", time: "5:00" }]);
    expect(desk.chosen).toBeNull();
  });

  it("on what is not legal asks why", async () => {
    const { desk, play } = placeWith({ asks: "visit-market", place: "market" }, [buy("I", 1)]);
    await desk.tap(buy("II", 1));
    expect(play.why).toHaveBeenCalledWith([buy("II", 1)]);
    expect(desk.chosen).toBeNull();
  });

  it("on a second tile buys both in a row, as far as that can be done", async () => {
    const { desk, play } = placeWith({ asks: "visit-market", place: "market" }, [
      buy("I", 1),
      buy("I", 2),
      buy("I", 3),
    ]);
    await desk.tap(buy("I", 1));
    await desk.tap(buy("I", 2));
    expect(desk.line).toEqual([buy("I", 1), buy("I", 2)]);
    await desk.tap(buy("I", 3));
    expect(desk.line).toEqual([buy("I", 3)]);
    await desk.confirm();
    expect(play.act).toHaveBeenCalledWith([buy("I", 3)]);
  });

  it("on one of several leaves it out again", async () => {
    const { desk } = placeWith({ asks: "visit-market", place: "market" }, [buy("I", 1), buy("I", 2)]);
    await desk.tap(buy("I", 1));
    await desk.tap(buy("I", 2));
    await desk.tap(buy("I", 1));
    expect(desk.line).toEqual([buy("I", 2)]);
  });
});

describe("what comes forward", () => {
  it("is the station that is asked about", () => {
    expect(placeWith({ asks: "visit-market", place: "market" }, [buy("I", 1)]).desk.station).toBe("market");
    expect(placeWith({ asks: "visit-cathedral", place: "cathedral-again" }, [{ do: "pass" }]).desk.station).toBe(
      "cathedral",
    );
    expect(placeWith({ asks: "leonardos-booth" }, [{ do: "pass" }]).desk.station).toBe("market");
    expect(placeWith(null, []).desk.station).toBeNull();
  });

  it("is the sheet while one plans, beside hostel, market and ceiling", () => {
    const { desk } = placeWith({ asks: "how-many-apprentices", place: "market" }, [{ do: "assign" }], {
      agenda: ["planning"],
    });
    expect(desk.station).toBeNull();
    expect(desk.tab).toBe("sheet");
    expect(["hostel", "market", "cathedral"].every((station) => desk.isUnfolded(station as "market"))).toBe(true);
    expect(desk.isUnfolded("theater")).toBe(false);
  });

  it("is still known while a phone shows something else", () => {
    const { desk } = placeWith({ asks: "visit-market", place: "market" }, [buy("I", 1)]);
    expect(desk.tab).toBe("market");
    desk.turned = "hostel";
    expect(desk.tab).toBe("hostel");
    expect(desk.forward).toBe("market");
    expect(placeWith(null, []).desk.forward).toBeNull();
  });

  it("may be folded by hand, until something else is asked", () => {
    const { desk } = placeWith({ asks: "visit-studio", place: "studio" }, [{ do: "pass" }]);
    expect(desk.isUnfolded("studio")).toBe(true);
    desk.fold("studio");
    flushSync();
    expect(desk.isUnfolded("studio")).toBe(false);
    desk.turnBack();
    expect(desk.isUnfolded("studio")).toBe(true);
  });

  it("leaves room for more where few modules are in play", () => {
    const { desk } = placeWith({ asks: "visit-studio", place: "studio" }, [{ do: "pass" }]);
    expect(desk.isUnfolded("theater")).toBe(true);
    const modules = ["one", "two", "three", "four"].map((module) => ({ module }));
    const full = placeWith({ asks: "visit-studio", place: "studio" }, [{ do: "pass" }], { modules });
    expect(full.desk.isUnfolded("theater")).toBe(false);
  });
});

describe("a desk", () => {
  it("is the same for the board and the rail", () => {
    const { play } = placeWith(null, []);
    expect(deskAt(play as unknown as Play)).toBe(deskAt(play as unknown as Play));
  });

  it("lets go of what may not be done any more", async () => {
    const { desk, play } = placeWith({ asks: "visit-market", place: "market" }, [buy("I", 1)]);
    await desk.tap(buy("I", 1));
    play.legal = [];
    desk.tidy();
    expect(desk.chosen).toBeNull();
  });
});
