/** What is printed on windows, glass and the glazery. */
import type { Box } from "../../../../api/box";
import type { Glass, Segment, Window } from "../../../../api/types/fresco";
import { boardIn, printedIn } from "../printed";

export interface PrintedWindow {
  id: Window;
  points: number;
  panels: readonly Glass[];
}
export interface PrintedGlass {
  tokens: number;
  price: number;
  penalty: number;
}
export interface Glazery {
  /** What each place of the bench costs. */
  bench: readonly number[];
  segments: readonly Segment[];
}

export const COLOURS = ["yellow", "blue", "red", "green"] as const satisfies readonly Glass[];

export const windowsIn = (box: Box): ReadonlyMap<string, PrintedWindow> => printedIn(box, "windows");
export const glassIn = (box: Box): ReadonlyMap<string, PrintedGlass> => printedIn(box, "glass");
export const glazeryIn = (box: Box): Glazery => boardIn(box, "glazery");

/** Where a segment's window stands in the cornice: the middle of its sill, and how it is turned. */
export function sillOf(segment: Segment): { x: number; y: number; turn: number } {
  const row = "ABCDE".indexOf(segment[0] ?? "");
  const column = Number(segment[1]) - 1;
  const [x, y] = [column * 100 + 50, row * 100 + 50];
  if (row === 0) return { x, y: -2, turn: 0 };
  if (row === 4) return { x, y: 502, turn: 180 };
  return column === 0 ? { x: -2, y, turn: -90 } : { x: 502, y, turn: 90 };
}

/** Which of some panels have glass: what was handed in is put in, one pane after the other. */
export function panesWith(panels: readonly Glass[], handed: readonly Glass[]): readonly boolean[] {
  const left = [...handed];
  return panels.map((panel) => {
    const at = left.indexOf(panel);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
