/** What lights up in a window for a line of the score sheet, and the tags on it. */
import type { ScoreLine } from "../../api/live";
import { CELLS, valueOf, type Die } from "./model";

/** By the number of a space: the tag on it, "" for none. */
export type Lights = ReadonlyMap<number, string>;

/** Letters tell groups apart: a digit would read as a value. */
export function lightsOf(line: ScoreLine | undefined, dice: readonly (Die | null)[]): Lights {
  const lit = new Map<number, string>();
  if (!line) return lit;
  line.groups.forEach((group, index) => {
    for (const cell of group) {
      const at = CELLS.indexOf(cell as (typeof CELLS)[number]);
      if (at >= 0) lit.set(at, tagOf(line, dice[at] ?? null, index, group.length));
    }
  });
  return lit;
}

function tagOf(line: ScoreLine, die: Die | null, group: number, size: number): string {
  if (line.label === "private-objective") return die ? String(valueOf(die)) : "";
  if (line.label === "empty-spaces") return `−${Math.round(-line.points / line.groups.length)}`;
  return line.groups.length > 1 && size > 1 ? ("abcdefghij"[group] ?? "") : "";
}
