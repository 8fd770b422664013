/** What pink and brown are made of, and what they add to the points of the altar. */
import type { Paint } from "../../model";

export interface Recipe {
  paint: Paint;
  of: readonly [Paint, Paint];
  altar: number;
}

export const RECIPES: readonly Recipe[] = [
  { paint: "pink", of: ["purple", "red"], altar: 3 },
  { paint: "brown", of: ["orange", "green"], altar: 5 },
];
