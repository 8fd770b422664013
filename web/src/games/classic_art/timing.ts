/** How long what was told takes to be shown. */
import type { Told } from "../../api/live";

/** A card on its way to a wall. */
export const FLIGHT = 260;
/** A crate that slides over the work it takes. */
export const SLIDE = 180;
/** Both on their way out. */
export const EXIT = 220;
/** A token that falls onto a plaque, and the rays that open behind it. */
export const FALL = 160;
export const RAYS = 120;
/** Between cards that are shown at the same moment. */
const TOGETHER = 80;
/** For each wall of a closing. */
export const TELLING = 600;
const LOOKING = 1_500;

const LASTING: Readonly<Record<string, number>> = {
  hung: FLIGHT,
  "loan-waits": FLIGHT,
  lent: SLIDE + EXIT,
  "left-at-once": FLIGHT + EXIT,
  predicted: FALL + RAYS,
};

/** When each event begins, and how long all takes. */
export function timed(news: readonly Told[]): { begins: number[]; total: number } {
  let now = 0;
  let isTogether = false;
  let end = 0;
  const begins = news.map(({ event }) => {
    const begin = now;
    if (event.event === "last-cards-shown") isTogether = true;
    if (event.event === "exhibition-closed") {
      isTogether = false;
      now = Math.max(now, end) + TELLING;
    }
    if (event.event === "season-closed") now += LOOKING;
    const lasts = LASTING[event.event] ?? 0;
    end = Math.max(end, begin + lasts);
    now += isTogether && lasts ? TOGETHER : lasts;
    return begin;
  });
  return { begins, total: Math.max(now, end) };
}

/** How long the cards take that are shown before the first wall of a closing is told. */
export function untilTelling(news: readonly Told[]): number {
  const first = news.findIndex(({ event }) => event.event === "exhibition-closed");
  return first < 0 ? 0 : timed(news.slice(0, first)).total;
}
