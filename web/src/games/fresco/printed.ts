/** What is printed in the hostel, at the market and on the mood scale: the chapters of the box of a table. */
import type { Box } from "../../api/box";
import type { Hour, MarketTile, Paint } from "./model";
import { boardIn, printedIn } from "./modules/printed";

export interface Bed {
  mood: number;
  price: number;
}
export interface MoodScale {
  top: number;
  bottom: number;
  extra_from: number;
  missing_from: number;
}
const FOUR = 4;
export const HOURS: readonly Hour[] = ["5:00", "6:00", "7:00", "8:00", "9:00"];
export const BOOTHS = ["I", "II", "III", "IV"] as const;

/** What each wake-up time brings: fewer than four players have a side of their own. */
export const bedsIn = (box: Box, seats: number): ReadonlyMap<string, Bed> =>
  printedIn<Bed>(box, seats < FOUR ? "hostel_for_three" : "hostel");

/** The paints on a tile of the market, whichever chapter it is from. */
export function paintsOn(box: Box, tile: MarketTile): readonly Paint[] {
  const found = box.components.find(({ facts }) => facts.id === tile);
  return (found?.facts.paints ?? []) as readonly Paint[];
}

export const moodScaleIn = (box: Box): MoodScale => boardIn<MoodScale>(box, "mood");

export type Mark = "missing" | "extra" | "middle" | "plain";

/** The spaces of the mood scale from the worst to the best, and what each does. */
export function spacesOf(scale: MoodScale): readonly { mood: number; mark: Mark }[] {
  const moods = Array.from({ length: scale.top - scale.bottom + 1 }, (_, space) => scale.bottom + space);
  return moods.map((mood) => ({ mood, mark: markOf(scale, mood) }));
}

function markOf(scale: MoodScale, mood: number): Mark {
  if (mood <= scale.missing_from) return "missing";
  if (mood >= scale.extra_from) return "extra";
  return mood === 0 ? "middle" : "plain";
}
