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

  it("rests while nobody looks, and asks at once when somebody does", async () => {
    const ask = vi.fn(() => Promise.resolve());
    const stop = poll(ask, 1000, () => null);
    await vi.advanceTimersByTimeAsync(2500);
    expect(ask).toHaveBeenCalledTimes(3);
    look("hidden");
    await vi.advanceTimersByTimeAsync(5000);
    expect(ask).toHaveBeenCalledTimes(3);
    look("visible");
    expect(ask).toHaveBeenCalledTimes(4);
    stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(ask).toHaveBeenCalledTimes(4);
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
