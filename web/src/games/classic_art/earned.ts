/** Which predictions earned the Prestige of a track, over all seasons. */
import type { Told } from "../../api/live";
import type { Category } from "../../api/types/classic_art";
import { allClosings, type Outcome } from "./closing";

export interface Earned extends Outcome {
  season: number;
}

export function earnedBy(log: readonly Told[], seat: number, category: Category): Earned[] {
  return allClosings(log).flatMap(({ season, walls }) =>
    walls
      .filter((wall) => wall.category === category)
      .flatMap((wall) => wall.outcomes.filter((outcome) => outcome.seat === seat && outcome.cameTrue))
      .map((outcome) => ({ ...outcome, season })),
  );
}
