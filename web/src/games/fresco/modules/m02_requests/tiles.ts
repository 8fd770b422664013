/** Restored tiles in front of a painter, with the seals on their backs, and what they would do for a request. */
import type { Box } from "../../../../api/box";
import type { Request, RestoredTile } from "../../../../api/types/fresco";
import type { FrescoView, Paint } from "../../model";
import { printedIn } from "../printed";

export const TILES_EACH = 3;

/** A restored tile; those of the wall show a paint instead of a value. */
export interface RestoredPiece {
  tile: RestoredTile;
  value: number | null;
  paint: Paint | null;
  seals: readonly Paint[];
}

interface PrintedTile {
  value: number;
  seals: readonly Paint[];
}
interface PrintedWallTile {
  paint: Paint;
  seal: Paint;
}

/** The tiles in front of a painter: of the fresco, and of the wall where that is played with. */
export function tilesOf(view: FrescoView, box: Box, painter: number): readonly RestoredPiece[] {
  const fresco = new Map([...printedIn<PrintedTile>(box, "fresco"), ...printedIn<PrintedTile>(box, "special_fresco")]);
  const wall = printedIn<PrintedWallTile>(box, "wall_tiles");
  const ofFresco = (view.tiles[painter] ?? []).map((tile): RestoredPiece => {
    const printed = fresco.get(tile);
    return { tile, value: printed?.value ?? 0, paint: null, seals: printed?.seals ?? [] };
  });
  const ofWall = wallTilesOf(view, painter).map((tile): RestoredPiece => {
    const printed = wall.get(tile);
    return { tile, value: null, paint: printed?.paint ?? null, seals: printed ? [printed.seal] : [] };
  });
  return [...ofFresco, ...ofWall];
}

function wallTilesOf(view: FrescoView, painter: number): readonly RestoredTile[] {
  const share = view.modules.find((each) => each.module === "wall_fresco");
  return share?.module === "wall_fresco" ? (share.owned[painter] ?? []) : [];
}

/** Those that would do for a request: any for a general one, else those with its seal. */
export const fittingFor = (request: Request, tiles: readonly RestoredPiece[]): readonly RestoredPiece[] =>
  request === "general" ? tiles : tiles.filter(({ seals }) => seals.includes(request));
