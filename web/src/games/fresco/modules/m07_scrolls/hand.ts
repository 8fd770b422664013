/** The scrolls that somebody has, as far as they may be known. */
import type { Line, Scroll } from "../../../../api/types/fresco";
import type { Desk } from "../../desk.svelte";
import { shareOf } from "../../module";

export interface Held {
  line: Exclude<Line, "both">;
  /** null if it is hidden. */
  scroll: Scroll | null;
  isPlayed: boolean;
}

export function heldBy(desk: Desk, seat: number): readonly Held[] {
  const hand = shareOf(desk, "scrolls").hands[seat];
  if (!hand) return [];
  return [
    { line: "row", scroll: hand.row, isPlayed: !hand.has_row },
    { line: "column", scroll: hand.column, isPlayed: !hand.has_column },
  ];
}

/** Those that are still to be played. */
export const leftTo = (desk: Desk, seat: number): readonly Held[] =>
  heldBy(desk, seat).filter(({ isPlayed }) => !isPlayed);

/** Those that one sees oneself. */
export const seenBy = (desk: Desk, seat: number): readonly Scroll[] =>
  leftTo(desk, seat).flatMap(({ scroll }) => scroll ?? []);
