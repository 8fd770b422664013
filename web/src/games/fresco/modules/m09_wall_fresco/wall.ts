/** The wall of four rows and five columns, and the tiles that were taken off it. */
import type { Box } from "../../../../api/box";
import type { Paint } from "../../model";
import { printedIn } from "../printed";

export interface PrintedWallTile {
  paint: Paint;
  /** The basic paint that it pays at every income. */
  income: Paint;
  seal: Paint;
}

const COLUMNS = 5;
/** The colours of exchange tiles. */
export const COLOURS: readonly Paint[] = ["orange", "green", "purple"];

/** The name of the piece at a place of the wall: row by row from the top left, A1 to D5. */
export const pieceAt = (place: number): string => `${"ABCD"[Math.floor(place / COLUMNS)]}${(place % COLUMNS) + 1}`;

/** What is on the back of a wall tile. */
export const backOf = (box: Box, tile: string): PrintedWallTile | undefined =>
  printedIn<PrintedWallTile>(box, "wall_tiles").get(tile);

/** The paints that somebody's tiles pay at every income: each basic one once, and those of exchange tiles. */
export function incomeOf(box: Box, owned: readonly string[], exchanged: readonly Paint[]): readonly Paint[] {
  const basic = owned.flatMap((tile) => backOf(box, tile)?.income ?? []);
  return [...new Set(basic), ...exchanged];
}
