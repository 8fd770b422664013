/** How long what was told takes to be shown. */
import type { GameEvent, Told } from "../../api/live";

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

/** More than so much at once was skipped, or has happened elsewhere: it is only shown as it is now. */
const MOST = 3_000;

export interface Moment {
  event: GameEvent;
  begin: number;
}

/** When each event begins, and how long all takes.
 *
 * A closing goes from the last cards to its last wall: the next season begins behind it, in the same news.
 */
export function timed(news: readonly Told[]): { moments: Moment[]; total: number } {
  const events = news.map((told) => told.event);
  const end = events.findLastIndex((event) => event.event === "season-closed");
  const begin = events.findLastIndex((event) => event.event === "last-cards-shown");
  const { moments, total } = lined(end < 0 ? events : events.slice(Math.max(begin, 0), end + 1));
  return end < 0 && total > MOST ? { moments: [], total: 0 } : { moments, total };
}

function lined(events: readonly GameEvent[]): { moments: Moment[]; total: number } {
  let now = 0;
  let isTogether = false;
  let end = 0;
  const moments = events.map((event) => {
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
    return { event, begin };
  });
  return { moments, total: Math.max(now, end) };
}

/** How long the last cards take before the first wall of a closing is told. */
export function untilTelling(news: readonly Told[]): number {
  const { moments } = timed(news);
  const first = moments.findIndex(({ event }) => event.event === "exhibition-closed");
  return first < 0 ? 0 : lined(moments.slice(0, first).map(({ event }) => event)).total;
}
