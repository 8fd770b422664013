/** In which order tables are listed, and what of their news is told. */
import type { Told } from "../../api/live";

interface Dated {
  deadline: string | null;
  changed: string;
}

/** Where time runs out first comes first, then where I have been waited for longest. */
export function bySoonest<Row extends Dated>(rows: readonly Row[]): readonly Row[] {
  return [...rows].sort((one, other) => {
    if (one.deadline && other.deadline) return one.deadline.localeCompare(other.deadline);
    if (one.deadline || other.deadline) return one.deadline ? -1 : 1;
    return one.changed.localeCompare(other.changed);
  });
}

const MOST_LINES = 3;

/** The last sentences about what others did, since the seat itself acted. */
export function lastNews(news: readonly Told[], seat: number | null): readonly Told[] {
  const mine = news.findLastIndex((told) => seat !== null && told.event.actor === seat);
  return news
    .slice(mine + 1)
    .filter((told) => told.said?.length)
    .slice(-MOST_LINES);
}

export type PartOfDay = "morning" | "afternoon" | "evening" | "night";

export function partOfDay(hour: number): PartOfDay {
  if (hour < 5) return "night";
  if (hour < 12) return "morning";
  return hour < 18 ? "afternoon" : "evening";
}
