/** Pointing at a card lights what counts for it in the window; leaving it puts that out. */
import type { ScoreLine } from "../../api/live";
import type { Bench } from "./bench.svelte";

export function pointing(bench: Bench, line: ScoreLine | undefined) {
  const light = (is: boolean) => is && (bench.lit = line ?? null);
  const putOut = () => (bench.lit = null);
  return {
    onpointerenter: (event: PointerEvent) => light(event.pointerType === "mouse"),
    onpointerleave: putOut,
    onfocus: (event: FocusEvent) => light(event.target instanceof Element && event.target.matches(":focus-visible")),
    onblur: putOut,
  };
}
