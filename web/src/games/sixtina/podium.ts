/** The podium of an open fresco: who would get which points now, in three cells. */
import type { Actor, Ranking } from "../../api/types/sixtina";

export interface Cell {
  /** From 1 on; those who share cells have the first of them. */
  place: number;
  /** How many of the three cells it spans. */
  span: number;
  /** What each of them would score. */
  points: number;
  actors: readonly Actor[];
  materials: number;
}

const CELLS = 3;

export function podiumOf({ places, values }: Ranking): Cell[] {
  const cells: Cell[] = [];
  for (const { place, actors, materials, points } of places)
    if (place <= CELLS)
      cells.push({ place, span: Math.min(actors.length, CELLS + 1 - place), points, actors, materials });
  for (let place = 1 + cells.reduce((sum, cell) => sum + cell.span, 0); place <= CELLS; place += 1)
    cells.push({ place, span: 1, points: values[place - 1] ?? 0, actors: [], materials: 0 });
  return cells;
}

/** The cell of somebody, null if they have none. */
export const cellWith = (ranking: Ranking | undefined, actor: Actor | null): Cell | null =>
  (ranking && actor !== null && podiumOf(ranking).find((cell) => cell.actors.includes(actor))) || null;

/** Whether a move would change what somebody gets. */
export function isChanged(before: Ranking | undefined, after: Ranking | undefined, actor: Actor | null): boolean {
  const [was, is] = [cellWith(before, actor), cellWith(after, actor)];
  return was?.place !== is?.place || was?.points !== is?.points || was?.materials !== is?.materials;
}

/** What excellent and prudent restorations have made of the printed points. */
export const modifierOf = ({ values }: Ranking, printed: readonly number[]): number =>
  (values[0] ?? 0) - (printed[0] ?? 0);
