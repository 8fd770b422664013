/** The chapel: where its places lie, which are beside each other, and how one goes from one to the next. */
import type { Box } from "../../api/box";
import type { FrescoView, Position, SixtinaView, Technique } from "../../api/types/sixtina";

/** In the order of the view. */
export const POSITIONS = [
  "J1",
  "J2",
  "J3",
  "G1",
  "G2",
  "G3",
  "G4",
  "M1",
  "M2",
  "M3",
  "L1",
  "L2",
] as const satisfies readonly Position[];

/** A technique of a fresco. */
export interface Spot {
  position: Position;
  technique: Technique;
}

/** A place as it is printed: `row` from 1 at the door, `column` in halves from 0. */
export interface Place {
  position: Position;
  name: string;
  zone: string;
  row: number;
  column: number;
  beside: readonly Position[];
}

export type Places = ReadonlyMap<Position, Place>;

export function placesOf(box: Box): Places {
  return new Map(
    box.components
      .filter((listed) => listed.chapter === "chapel")
      .map(({ name, facts }) => {
        const { id, zone, row, column, beside } = facts as Omit<Place, "position" | "name"> & { id: Position };
        return [id, { position: id, name, zone, row, column, beside }];
      }),
  );
}

/** The frescoes that can be seen, by their places. */
export const frescoAt = (view: SixtinaView, position: Position): FrescoView | null =>
  view.chapel[POSITIONS.indexOf(position)] ?? null;

export const isOpen = (fresco: FrescoView | null): fresco is FrescoView => fresco !== null && !fresco.is_restored;

export const openOf = (view: SixtinaView): FrescoView[] => view.chapel.filter(isOpen);

export const spotName = ({ position, technique }: Spot): string => `${position} ${technique}`;

export const isSpot = (one: Spot | null, other: Spot): boolean =>
  one?.position === other.position && one.technique === other.technique;

/** How many black materials there are in all: those in the supply, and those on open frescoes. */
export const blackInAll = (view: SixtinaView): number =>
  view.black +
  openOf(view).flatMap((fresco) => fresco.spaces.filter((space) => space.restoration === "prudent")).length;

/** Materials that stand beside the techniques of a fresco: how many of each restorer, in the order of the view. */
export const extrasOn = (fresco: FrescoView, view: SixtinaView): number[] =>
  view.restorers.map(
    ({ actor }, index) =>
      (fresco.materials[index] ?? 0) - fresco.spaces.filter((space) => space.actor === actor).length,
  );

// How it is drawn

/** Columns and rows of the grid, as CSS has them. Turned, the altar is to the right, and its frescoes are taller. */
export function cellOf({ row, column }: Place, isTurned: boolean): { column: string; row: string } {
  const isAltar = column % 2 === 1;
  if (!isTurned) return { row: String(row), column: `${column + 1} / ${column + 3}` };
  if (isAltar) return { column: String(row), row: column < 2 ? "1 / 4" : "4 / 7" };
  return { column: String(row), row: `${column + 1} / ${column + 3}` };
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The middle of a place, in rows and half columns, as it is drawn. */
function middleOf({ row, column }: Place, isTurned: boolean): [number, number] {
  const along = row * 2;
  const across = column % 2 === 1 && isTurned ? (column < 2 ? 0.5 : 3.5) : column;
  return isTurned ? [along, across] : [across, along];
}

/** The place that an arrow leads to: the nearest in its direction, rather straight on than aside. */
export function stepped(places: Places, from: Position, key: string, isTurned: boolean): Position | null {
  const start = places.get(from);
  const way = WAYS[key];
  if (!start || !way) return null;
  const [x, y] = middleOf(start, isTurned);
  let best: Position | null = null;
  let least = Infinity;
  for (const place of places.values()) {
    const [px, py] = middleOf(place, isTurned);
    const ahead = (px - x) * way[0] + (py - y) * way[1];
    const aside = Math.abs((px - x) * way[1]) + Math.abs((py - y) * way[0]);
    const distance = ahead + 2 * aside;
    if (ahead > 0 && aside <= ahead * 1.5 && distance < least) [best, least] = [place.position, distance];
  }
  return best;
}
