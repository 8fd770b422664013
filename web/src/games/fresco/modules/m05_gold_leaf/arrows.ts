/** The places of the market at which the gold market tile points, each side of the board with a tile of its own. */
import type { Booth } from "../../../../api/types/fresco";
import type { Desk } from "../../desk.svelte";
import { printedIn } from "../printed";

export interface Arrow {
  booth: Booth;
  place: number;
  leaves: number;
}

const SEATS_OF_THE_LARGE_SIDE = 4;

export function arrowsOf(desk: Desk): readonly Arrow[] {
  const side = desk.view.seats === SEATS_OF_THE_LARGE_SIDE ? "gold_arrows" : "gold_arrows_for_three";
  return [...printedIn<Arrow>(desk.play.box, side).values()];
}

/** How many leaves come with the tile of a place. */
export const leavesAt = (arrows: readonly Arrow[], booth: Booth, place: number): number =>
  arrows.find((arrow) => arrow.booth === booth && arrow.place === place)?.leaves ?? 0;
