import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Connection } from "../api/connection";
import { Refusal } from "../api/http";
import type { Told } from "../api/live";
import { Play, type Position } from "./play.svelte";
import { settings } from "../settings.svelte";

const BOX = { components: [], words: {} };

function position(number: number, of: Partial<Position> = {}): Position {
  return {
    view: { round: number, pending: [0] },
    number,
    pending: [0],
    over: false,
    closed: null,
    questions: [],
    legal: [{ id: 1, name: "pass", action: { do: "pass" } }],
    can_undo: false,
    can_cancel: false,
    prospects: null,
    standings: [],
    asked: null,
    secrets: [],
    ...of,
  };
}

const told = (n: number, actor: number, event = "placed"): Told => ({ n, event: { event, actor }, said: ["x"] });

function sit(connection?: Partial<Connection>): Play {
  return new Play({
    seat: 0,
    game: "sagrada",
    names: ["Ada", "Ben"],
    box: BOX,
    readOnly: false,
    position: position(1),
    log: [told(0, 0), told(1, 1)],
    ...(connection && { connection: connection as Connection }),
  });
}

describe("what others do", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.pace = "normal";
  });
  afterEach(() => vi.useRealTimers());

  it("is shown one at a time", () => {
    const play = sit();
    play.show(position(2), [told(2, 1)]);
    play.show(position(3), [told(3, 1)]);
    expect(play.position.number).toBe(2);
    expect(play.mayAct).toBe(false);
    vi.advanceTimersByTime(3_000);
    expect(play.position.number).toBe(3);
    expect(play.mayAct).toBe(true);
    expect(play.latest.number).toBe(3);
  });

  it("can be skipped, and all of it is told", () => {
    const play = sit();
    for (const n of [2, 3, 4]) play.show(position(n), [told(n, 1)]);
    play.skip();
    expect(play.position.number).toBe(4);
    expect(play.log.map((each) => each.n)).toEqual([0, 1, 2, 3, 4]);
  });

  it("waits while somebody holds what is shown", () => {
    const play = sit();
    play.show(position(2), [told(2, 1)]);
    const release = play.hold();
    play.show(position(3), [told(3, 1)]);
    vi.advanceTimersByTime(60_000);
    expect(play.position.number).toBe(2);
    release();
    expect(play.position.number).toBe(3);
  });

  it("is what happened since one's own last turn", () => {
    const play = sit();
    expect(play.meanwhile.map((each) => each.n)).toEqual([1]);
    play.show(position(2), [told(2, 0)]);
    expect(play.meanwhile).toEqual([]);
  });

  it("is gone from the log when it is taken back", () => {
    const play = sit();
    play.show(position(2), [{ n: 2, event: { event: "taken-back", actor: 1, events: [1] }, said: ["back"] }]);
    expect(play.log.map((each) => each.n)).toEqual([0, 2]);
    expect(play.told).toBe(3);
  });
});

describe("what one does", () => {
  it("carries the number of the table as it is", async () => {
    const sent: object[] = [];
    const play = sit({ do: (command) => (sent.push(command), Promise.resolve({ ended: null } as never)) });
    expect(await play.act(["pass"])).toBe(true);
    expect(sent).toEqual([{ do: "play", seat: 0, number: 1, line: ["pass"] }]);
  });

  it("is done when the table shows it: until then nothing else is", async () => {
    const play = sit({ do: () => Promise.resolve({ ended: null, number: 2 } as never) });
    await play.act(["pass"]);
    expect(play.isBusy).toBe(true);
    expect(await play.act(["pass"])).toBe(false);
    play.show(position(2), [told(2, 0)]);
    expect(play.isBusy).toBe(false);
  });

  it("is refused with a reason, and may be tried again", async () => {
    const failure = {
      kind: "refusal",
      code: "taken",
      facts: {},
      sentence: "It is taken.",
      rule: "SG-4.7",
      part: "",
    } as const;
    const play = sit({ do: () => Promise.reject(new Refusal(failure, 400)) });
    expect(await play.act(["pass"])).toBe(false);
    expect(play.refusal?.rule).toBe("SG-4.7");
    expect(play.isBusy).toBe(false);
  });

  it("is asked for once more where it ends the turn, if one likes that", async () => {
    settings.confirmTurn = true;
    const sent: object[] = [];
    const preview = { moves: [{ said: ["You pass."] }], is_certain: true, view: { pending: [1] }, failure: null };
    const play = sit({
      do: (command) => (sent.push(command), Promise.resolve({ ended: null } as never)),
      ask: () => Promise.resolve(preview as never),
    });
    const done = play.act(["pass"]);
    await vi.waitFor(() => expect(play.doubt?.sentence).toBe("You pass."));
    play.doubt?.resolve(false);
    expect(await done).toBe(false);
    expect(sent).toEqual([]);
    settings.confirmTurn = false;
  });
});
