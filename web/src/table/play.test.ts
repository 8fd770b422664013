// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import type { Connection } from "../api/connection";
import { Refusal } from "../api/http";
import { Play } from "./play.svelte";
import { settings } from "../settings.svelte";
import { position, told } from "./samples";

const BOX = { components: [], words: {} };

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

  it("waits until all that others did was shown", () => {
    const play = sit();
    play.show(position(2), [told(2, 1)]);
    play.show(position(3), [told(3, 1)]);
    expect(play.mayAct).toBe(false);
    play.skip();
    expect(play.mayAct).toBe(true);
  });

  it("is taken back by how the table is, and not by what is still being shown", async () => {
    const sent: object[] = [];
    const play = sit({ do: (command) => (sent.push(command), Promise.resolve({ ended: null, number: 4 } as never)) });
    play.show(position(2, { can_undo: true }), [told(2, 0)]);
    play.show(position(3, { can_undo: false }), [told(3, 1)]);
    expect(play.canUndo).toBe(false);
    play.skip();
    play.show(position(4, { can_undo: true }), [told(4, 0)]);
    expect(play.canUndo).toBe(true);
    await Promise.all([play.undo(), play.undo()]);
    expect(sent).toEqual([{ do: "undo", seat: 0 }]);
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

describe("a hint", () => {
  const HINT = { line: ["pass"] };
  const other = { legal: [{ id: 2, name: "choose", action: { do: "choose" } }] };

  /** Somebody who asked for a hint, and how it is answered. */
  function asking(): { play: Play; answer: () => Promise<void> } {
    const answers: ((hint: never) => void)[] = [];
    const play = sit({ ask: () => new Promise((resolve) => answers.push(resolve)) });
    void play.askHint();
    const answer = async (): Promise<void> => {
      answers.shift()?.(HINT as never);
      await Promise.resolve();
    };
    return { play, answer };
  }

  it("stays while others decide, and goes with what it is about", async () => {
    const { play, answer } = asking();
    play.show(position(2), [told(2, 1)]);
    await answer();
    expect(play.hint).toEqual(HINT);
    play.skip();
    play.show(position(3), [told(3, 1)]);
    play.skip();
    expect(play.hint).toEqual(HINT);
    play.show(position(4, other), [told(4, 1)]);
    play.skip();
    expect(play.hint).toBeNull();
  });

  it("is asked for again where there is something else to choose from by now", async () => {
    const { play, answer } = asking();
    play.show(position(2, other), [told(2, 1)]);
    await answer();
    expect(play.hint).toBeNull();
    expect(play.isThinking).toBe(true);
    await answer();
    expect(play.hint).toEqual(HINT);
  });

  it("is given up where nothing is asked any more", async () => {
    const { play, answer } = asking();
    play.show(position(2, { legal: [] }), [told(2, 1)]);
    await answer();
    await vi.waitFor(() => expect(play.isThinking).toBe(false));
    expect(play.hint).toBeNull();
  });

  it("is done with when something is done", async () => {
    const play = sit({
      ask: () => Promise.resolve(HINT as never),
      do: () => Promise.resolve({ ended: null, number: 2 } as never),
    });
    await play.askHint();
    await play.act(["pass"]);
    expect(play.hint).toBeNull();
  });
});
