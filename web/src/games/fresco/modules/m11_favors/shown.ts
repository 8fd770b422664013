/** Where a favor is shown: under the bishop, and everywhere while its module is pointed at. */
import { SEGMENTS } from "../../ceiling";
import type { Desk } from "../../desk.svelte";
import type { Segment } from "../../model";

export function showsFavor({ view, pointed }: Desk, segment: Segment): boolean {
  const isThere = view.fresco[SEGMENTS.indexOf(segment)] !== null;
  return isThere && (view.bishop === segment || pointed === "favors");
}
