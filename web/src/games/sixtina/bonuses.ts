/** The rows of a bonus: both that always are, and the objectives that are met; if none is, one that says why. */
import type { Bonus } from "./outlooks";

export function bonusRows(bonuses: readonly Bonus[]): Bonus[] {
  const others = bonuses.filter((bonus) => bonus.objective === null);
  const met = bonuses.filter((bonus) => bonus.objective !== null && bonus.isLegal);
  const missed = bonuses.filter((bonus) => bonus.objective !== null && !bonus.isLegal);
  return [...others, ...(met.length ? met : missed.slice(0, 1))];
}
