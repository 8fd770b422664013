/** The score sheet: its lines, and what each player has for them. */
import type { ScoreLine, Standing } from "../../api/live";

export interface Row {
  line: ScoreLine;
  /** What each player has, in the order of the standings. */
  each: readonly (ScoreLine | undefined)[];
}

/** The lines of whoever won, with those of the others that are about the same. */
export function rowsOf(players: readonly Standing[]): Row[] {
  const lines = players[0]?.lines ?? [];
  return lines.map((line) => ({
    line,
    each: players.map((player) => player.lines.find((other) => isSame(line, other))),
  }));
}

function isSame(one: ScoreLine, other: ScoreLine): boolean {
  return one.label === other.label && one.facts.objective === other.facts.objective;
}
