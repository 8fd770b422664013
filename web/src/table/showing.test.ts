// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import { position, told } from "./samples";
import { Showing } from "./showing.svelte";

function sit(): Showing {
  return new Showing({ seat: 0, names: ["Ada", "Ben"], position: position(1), log: [told(0, 0), told(1, 1)] });
}

describe("what others do", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.pace = "normal";
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it("is shown one at a time", () => {
    const showing = sit();
    showing.show(position(2), [told(2, 1)]);
    showing.show(position(3), [told(3, 1)]);
    expect(showing.position.number).toBe(2);
    expect(showing.waiting).toBe(1);
    vi.advanceTimersByTime(3_000);
    expect(showing.position.number).toBe(3);
    expect(showing.waiting).toBe(0);
    expect(showing.latest.number).toBe(3);
  });

  it("can be skipped, and all of it is told", () => {
    const showing = sit();
    for (const n of [2, 3, 4]) showing.show(position(n), [told(n, 1)]);
    showing.skip();
    expect(showing.position.number).toBe(4);
    expect(showing.log.map((each) => each.n)).toEqual([0, 1, 2, 3, 4]);
  });

  it("waits while somebody holds what is shown", () => {
    const showing = sit();
    showing.show(position(2), [told(2, 1)]);
    const release = showing.hold();
    showing.show(position(3), [told(3, 1)]);
    vi.advanceTimersByTime(60_000);
    expect(showing.position.number).toBe(2);
    release();
    expect(showing.position.number).toBe(3);
  });

  it("is what happened since one's own last turn", () => {
    const showing = sit();
    expect(showing.meanwhile.map((each) => each.n)).toEqual([1]);
    showing.show(position(2), [told(2, 0)]);
    expect(showing.meanwhile).toEqual([]);
  });

  it("is gone from the log when it is taken back", () => {
    const showing = sit();
    showing.show(position(2), [{ n: 2, event: { event: "taken-back", actor: 1, events: [1] }, said: ["back"] }]);
    expect(showing.log.map((each) => each.n)).toEqual([0, 2]);
    expect(showing.told).toBe(3);
  });

  it("is there at once when nobody looks at the page, but what is held stays to be seen", () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    const showing = sit();
    for (const n of [2, 3]) showing.show(position(n), [told(n, 1)]);
    expect(showing.position.number).toBe(3);
    const release = showing.hold();
    showing.show(position(4), [told(4, 1)]);
    expect(showing.position.number).toBe(3);
    release();
    expect(showing.position.number).toBe(4);
  });
});
