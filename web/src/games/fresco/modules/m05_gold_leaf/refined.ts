/** The tiles that show the paint of the disc, and where on them. */
import type { Paint, Segment } from "../../model";
import type { Desk } from "../../desk.svelte";
import { shareOf } from "../../module";
import { printedIn } from "../printed";

export interface Refined {
  segment: Segment;
  /** Which cell, from 0. */
  cell: number;
  /** Which of so many paints of the tile. */
  place: number;
  of: number;
}

interface PrintedTile {
  paints: readonly Paint[];
}

/** All paints on the fresco that may be gilded this round. */
export function refined(desk: Desk): readonly Refined[] {
  const { disc } = shareOf(desk, "gold_leaf");
  const { box } = desk.play;
  const printed = new Map([...printedIn<PrintedTile>(box, "fresco"), ...printedIn<PrintedTile>(box, "special_fresco")]);
  return desk.view.fresco.flatMap((tile, cell) => {
    const paints = printed.get(tile ?? "")?.paints ?? [];
    const place = paints.indexOf(disc);
    return place < 0 ? [] : [{ segment: segmentAt(cell), cell, place, of: paints.length }];
  });
}

const segmentAt = (cell: number): Segment => `${"ABCDE"[Math.floor(cell / 5)]}${(cell % 5) + 1}` as Segment;
