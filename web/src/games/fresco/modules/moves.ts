/** What modules move on the page, for what was told of them. */
import type { Told } from "../../../api/live";
import { boxOf, fly } from "../moving";

const FLIGHT = 200;

/** Something flies from a painter, or to them. Nothing does where one of the places is not seen. */
export function flies(piece: string, from: string, to: string, delay: number): Animation[] {
  return fly(piece, boxOf(from), boxOf(to), { delay, duration: FLIGHT });
}

/** Where a painter's things are. */
export const placeOf = ({ event }: Told): string => `[data-painter="${event.actor}"]`;
