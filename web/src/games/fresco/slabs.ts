/** What lies on the segments of the ceiling: slabs with a value and the paints they take, or the painting. */
import type { Box } from "../../api/box";
import { SEGMENTS, type Cell } from "./ceiling";
import { lackedOf } from "./laying";
import { PAINTS, type FrescoProspects, type FrescoView, type Paint, type Tile } from "./model";
import { printedIn } from "./modules/printed";

export interface PrintedTile {
  value: number;
  paints: readonly Paint[];
}

/** The tiles of the fresco as they are printed, those of modules too. */
export const tilesIn = (box: Box): ReadonlyMap<string, PrintedTile> =>
  new Map([...printedIn<PrintedTile>(box, "fresco"), ...printedIn<PrintedTile>(box, "special_fresco")]);

/** A segment that is not restored yet. */
export interface Slab {
  segment: Cell;
  tile: Tile;
  value: number;
  paints: readonly Paint[];
  /** Which of the paints are lacked: their places in the row. */
  lacked: ReadonlySet<number>;
}

/** The slabs, with what a seat lacks for each; nobody lacks anything for who looks on. */
export function slabsOf(view: FrescoView, tiles: ReadonlyMap<string, PrintedTile>, seat: number | null): Slab[] {
  const owned = new Map(PAINTS.map((paint, index) => [paint, view.paints[seat ?? -1]?.[index] ?? 0]));
  return SEGMENTS.flatMap((segment, index) => {
    const tile = view.fresco[index];
    const printed = tiles.get(tile ?? "");
    if (!tile || !printed) return [];
    const { value, paints } = printed;
    const lacked = seat === null ? new Set<number>() : lackedOf(paints, owned);
    return [{ segment, tile, value, paints, lacked }];
  });
}

/** Segments that show the painting. */
export const restoredIn = (view: FrescoView): readonly Cell[] =>
  SEGMENTS.filter((_, index) => view.fresco[index] === null);

/** What the bishop would add to each segment, as he stands. */
export const bonusesOf = (prospects: FrescoProspects | null): ReadonlyMap<Cell, number> =>
  new Map(prospects?.segments.map(({ segment, bonus }) => [segment, bonus]));
