/** A question whose only answer is to pass: it is answered by itself, after a while that tells nobody anything. */
import type { Legal } from "../../api/live";
import { pause } from "../../settings.svelte";

const LEAST = 1000;
const SPAN = 1000;

/** Whether all that can be done is to pass. */
export const isOnlyPass = (legal: readonly Legal[]): boolean => legal.length === 1 && legal[0]?.action.do === "pass";

/** Who wants no pauses does everything by hand. */
export const hasPauses = (): boolean => pause() > 0;

/** Do something in a second or two, by lot; what comes back calls it off. */
export function soon(act: () => void): () => void {
  const timer = setTimeout(act, Math.max(LEAST, pause()) + Math.random() * SPAN);
  return () => clearTimeout(timer);
}
