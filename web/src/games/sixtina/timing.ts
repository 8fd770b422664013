/** How long what was told takes to be shown. */
import type { Told } from "../../api/live";
import type { Event } from "../../api/types/sixtina";

/** Cards on their way to a slot. */
export const FLIGHT = 220;
/** They lie there, with the sum on a flag. */
export const SUM = 600;
/** Then they go to the discard pile, or to those that are kept. */
export const LEAVE = 220;
/** A cube drops in; further ones follow one after the other. */
export const DROP = 160;
export const EXTRA = 80;
/** Soot leaves a strip. */
export const WIPE = 280;
/** A back on its way from the pile, and between two of them. */
export const DRAW = 180;
export const BETWEEN = 60;
/** A cube on its way from the supply. */
export const CUBE = 120;
/** A sheet slides down. */
export const SHEET = 280;
export const CLAIM = 220;
export const SHUFFLE = 280;
/** A completed fresco is told: its panel comes, printed points roll to what they are worth, a row comes after the other. */
export const PANEL = 200;
export const ROLL = 400;
export const ROW = 160;
/** Cubes hop into a row; then its points fly to the score. */
export const HOP = 220;
export const POINTS = 280;
/** Soot and plank go, and the cube of who contributed most lands. */
export const STAY = 240;
/** So long the flag of a sum stands. */
export const FLASH = 2_200;
/** What others do takes no longer than so. */
const MOST = 2_500;

export interface Moment {
  event: Event;
  begin: number;
}

function lasting(event: Event): number {
  switch (event.event) {
    case "restored":
      return FLIGHT + SUM + DROP + EXTRA * event.extras + WIPE;
    case "gianluigi-restored":
      return SUM + DROP + EXTRA * event.extras + WIPE;
    case "first-placed":
      return DROP + WIPE;
    case "drew":
      return DRAW + BETWEEN * (event.number - 1);
    case "acquired":
      return FLIGHT + CUBE * event.materials;
    case "material-obtained":
      return CUBE * event.materials;
    case "objective-claimed":
      return CLAIM;
    case "project-revealed":
      return SHEET;
    case "shuffled":
      return SHUFFLE;
    default:
      return 0;
  }
}

/** When each event begins, and how long all takes. More at once than anybody would watch goes by faster. */
export function timed(news: readonly Told[]): { moments: Moment[]; total: number; pace: number } {
  const events = news.map((told) => told.event as unknown as Event);
  const all = events.reduce((sum, event) => sum + lasting(event), 0);
  const pace = all > MOST ? MOST / all : 1;
  let now = 0;
  const moments = events.map((event) => {
    const begin = now;
    now += lasting(event) * pace;
    return { event, begin };
  });
  return { moments, total: Math.round(now), pace };
}

/** When the flag of the first sum stands. */
export function untilFlash(news: readonly Told[]): number {
  const { moments, pace } = timed(news);
  const first = moments.find(({ event }) => event.event === "restored" || event.event === "gianluigi-restored");
  if (!first) return 0;
  return first.begin + (first.event.event === "restored" ? FLIGHT * pace : 0);
}

/** When each part of a completed fresco is told: what its places are worth, who has them, and what stays. */
export function tellingOf(rows: number): { values: number; rows: number[]; stays: number; total: number } {
  const values = PANEL;
  const begins = Array.from({ length: rows }, (_, index) => values + ROLL + index * ROW);
  const stays = (begins.at(-1) ?? values + ROLL - HOP) + HOP;
  return { values, rows: begins, stays, total: stays + Math.max(STAY + DROP, rows ? POINTS : 0) };
}
