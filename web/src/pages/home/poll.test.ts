// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { poll } from "./poll";

let state: DocumentVisibilityState = "visible";

function look(now: DocumentVisibilityState): void {
  state = now;
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("asking again and again", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    state = "visible";
    vi.spyOn(document, "visibilityState", "get").mockImplementation(() => state);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("asks rarely while nobody looks, and at once when somebody does", async () => {
    const ask = vi.fn(() => Promise.resolve());
    const stop = poll(ask, 1000, () => null);
    await vi.advanceTimersByTimeAsync(2500);
    expect(ask).toHaveBeenCalledTimes(3);
    look("hidden");
    await vi.advanceTimersByTimeAsync(500);
    expect(ask).toHaveBeenCalledTimes(4);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(ask).toHaveBeenCalledTimes(4);
    look("visible");
    expect(ask).toHaveBeenCalledTimes(5);
    stop();
    await vi.advanceTimersByTimeAsync(90_000);
    expect(ask).toHaveBeenCalledTimes(5);
  });

  it("goes on after a failure", async () => {
    const failed = vi.fn();
    const ask = vi.fn().mockRejectedValueOnce(new Error("away")).mockResolvedValue(undefined);
    const stop = poll(ask, 1000, failed);
    await vi.advanceTimersByTimeAsync(1500);
    expect(failed).toHaveBeenCalledTimes(1);
    expect(ask).toHaveBeenCalledTimes(2);
    stop();
  });
});
