/** What is marked on a window while somebody decides. */
import type { Lights } from "./lights";
import type { Cell, Die } from "./model";

/** may be moved; chosen; in the way; would fit; just placed by somebody. */
export type Ring = "can" | "chosen" | "bad" | "hint" | "fresh";

export interface Marks {
  /** Spaces that a chosen die may go to; the others are veiled. */
  legal: ReadonlySet<Cell> | null;
  rings: ReadonlyMap<Cell, Ring>;
  ghost: { cell: Cell; die: Die } | null;
  /** Dice that are in hand: their spaces show an outline. */
  lifted: readonly { cell: Cell; die: Die }[];
  trail: readonly (readonly [Cell, Cell])[];
  /** A refused space, and the dice in the way. */
  clash: { cell: Cell; with: readonly Cell[]; sign: string } | null;
  lights: Lights | null;
}

export const NO_MARKS: Marks = {
  legal: null,
  rings: new Map(),
  ghost: null,
  lifted: [],
  trail: [],
  clash: null,
  lights: null,
};
