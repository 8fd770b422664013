/** The tiles of the dome, as they are printed, and where they still lie. */
import type { Box } from "../../../../api/box";
import type { FrescoView, Paint } from "../../model";
import { printedIn } from "../printed";

export interface PrintedDome {
  points: number;
  paints: readonly Paint[];
}

const SIDE = 5;
/** Places of the nine inner segments among the 25. */
export const INNER = [6, 7, 8, 11, 12, 13, 16, 17, 18] as const;

export const domeOf = (box: Box, tile: string): PrintedDome | undefined =>
  printedIn<PrintedDome>(box, "dome").get(tile);

/** The places of segments under which a tile of the dome still lies. */
export const coveredIn = ({ fresco }: FrescoView): readonly number[] => INNER.filter((place) => fresco[place] !== null);

/** Row and column of a place, from 0. */
export const cellOf = (place: number): readonly [row: number, column: number] => [
  Math.floor(place / SIDE),
  place % SIDE,
];
