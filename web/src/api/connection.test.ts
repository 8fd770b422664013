// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type LineState } from "./connection";
import { Refusal } from "./http";

/** A socket that a test opens, feeds and cuts. */
class Wire {
  static all: Wire[] = [];
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = 0;
  sent: { id: number; do?: { key: string }; ask?: object }[] = [];
  onopen = () => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose: (close: { code: number }) => void = () => {};

  constructor(readonly url: string) {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.cut(1000);
  }
  open(): void {
    this.readyState = Wire.OPEN;
    this.onopen();
  }
  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  cut(code = 1006): void {
    this.readyState = Wire.CLOSED;
    this.onclose({ code });
  }
}

const last = (): Wire => Wire.all.at(-1) as Wire;
const failure = { kind: "refusal", code: "stale", facts: {}, sentence: "Look again.", rule: "", part: "" };

describe("the line to a table", () => {
  const states: LineState[] = [];
  const heard: object[] = [];
  let line: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Wire);
    Wire.all = [];
    states.length = heard.length = 0;
    line = new Connection("/api/tables/x/live", {
      message: (message) => heard.push(message),
      state: (state) => states.push(state),
    });
    last().open();
  });
  afterEach(() => {
    line.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("sends a command again, with the same key, if the line broke before the answer", async () => {
    const done = line.do({ do: "play", seat: 0, line: ["pass"] });
    const first = last().sent[0];
    last().cut();
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(2_000);
    last().open();
    expect(last().sent[0]).toEqual(first);
    expect(first?.do?.key).toMatch(/^[0-9a-f]{24}$/);
    last().hear({ type: "done", id: first?.id, key: first?.do?.key, number: 3 });
    expect(await done).toMatchObject({ number: 3 });
    last().cut();
    vi.advanceTimersByTime(2_000);
    last().open();
    expect(last().sent).toEqual([]);
  });

  it("tells a refusal to who asked", async () => {
    const asked = line.ask({ ask: "hint", seat: 0 });
    last().hear({ type: "refused", id: last().sent[0]?.id, error: failure });
    await expect(asked).rejects.toBeInstanceOf(Refusal);
  });

  it("hands on what comes by itself", () => {
    last().hear({ type: "chat", messages: [] });
    expect(heard).toEqual([{ type: "chat", messages: [] }]);
  });

  it("notices a line that died without a word", () => {
    const count = Wire.all.length;
    vi.advanceTimersByTime(20_000);
    expect(last().sent.at(-1)?.ask).toBeDefined();
    vi.advanceTimersByTime(6_000);
    expect(Wire.all.length).toBe(count + 1);
  });

  it("does not come again where it may not", () => {
    last().cut(4403);
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toBe("gone");
    expect(Wire.all.length).toBe(1);
  });
});
