/** The final page in numbers: a row for each player, and what each wall brought. */
import type { Standing } from "../../api/live";
import type { Category } from "../../api/types/classic_art";
import { CATEGORIES } from "./catalogue";

export interface Frame {
  category: Category;
  prestige: number;
  counts: boolean;
}

export interface Row extends Standing {
  seat: number;
  frames: Frame[];
}

/** By place; the House has no row. */
export function rowsOf(standings: readonly Standing[]): Row[] {
  return standings.flatMap((standing) =>
    standing.seat === null ? [] : [{ ...standing, seat: standing.seat, frames: framesOf(standing) }],
  );
}

function framesOf({ lines }: Standing): Frame[] {
  return CATEGORIES.map((category) => {
    const line = lines.find((each) => each.facts.category === category);
    const points = line?.points ?? 0;
    return { category, prestige: Number(line?.facts.prestige ?? points), counts: points > 0 };
  });
}
