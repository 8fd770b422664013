/** What a finished game was for me, and how many of each I have won. */
import type { TableRow } from "../../api/types/openapi";

export type Result = "won" | "lost" | "ended" | "here" | number;

/** Whether I won, or which place I came to; "here" if several played at this screen, and nobody knows which is me. */
export function resultOf(row: TableRow): Result {
  const mine = mySeat(row);
  if (row.status === "ended") return "ended";
  if (mine === null) return "here";
  if (row.winners.includes(mine)) return "won";
  const points = row.scores[mine];
  if (row.scores.length < 2 || points === undefined) return "lost";
  const before = row.scores.filter((score) => score > points).length;
  return before === 0 ? "lost" : before + 1;
}

/** My points, null if they are not known, or not which seat is mine. */
export function myPoints(row: TableRow): number | null {
  const mine = mySeat(row);
  return mine === null ? null : (row.scores[mine] ?? null);
}

/** Who else played, with their points; all of them if nobody knows which of them is me. */
export function othersAt(row: TableRow): { number: number; name: string; points: number | null }[] {
  const mine = mySeat(row);
  return row.seats.flatMap((seat, number) =>
    number === mine ? [] : [{ number, name: seat.name, points: row.scores[number] ?? null }],
  );
}

/** The seat that is mine, null if several people at this screen have one. */
function mySeat(row: TableRow): number | null {
  const mine = row.seats.flatMap((seat, number) => (seat.is_mine ? [number] : []));
  return mine.length === 1 ? (mine[0] ?? null) : null;
}

/** How many games were won of those that were played to the end, by game. */
export function tally(rows: readonly TableRow[]): Map<string, { won: number; played: number }> {
  const counted = new Map<string, { won: number; played: number }>();
  for (const row of rows) {
    const result = resultOf(row);
    if (result === "ended" || result === "here") continue;
    const { won, played } = counted.get(row.game) ?? { won: 0, played: 0 };
    counted.set(row.game, { won: won + (result === "won" ? 1 : 0), played: played + 1 });
  }
  return counted;
}
