/** How long what was told takes to be shown: one event after the other, and never longer than a moment. */
import type { GameEvent, Told } from "../../api/live";

/** A slab that cracks and fades. */
export const FADING = 280;
/** A piece on its way. */
export const FLIGHT = 240;
/** Paints that go to the supply. */
export const FALL = 160;
/** For each space that a shield walks, and in all. */
const STEP = 30;
const WALK = 600;
/** The light of a new round. */
export const LIGHT = 280;
/** What modules move, and nobody else knows. */
const OTHERS = 200;
/** All that one move brings takes no longer. */
const MOST = 1_600;
/** More than so much was skipped, or has happened elsewhere: it is only shown as it is now. */
const TOO_MUCH = 8_000;

const LASTING: Readonly<Record<string, number>> = {
  "segment-restored": FADING,
  "altar-restored": FADING,
  "bishop-moved": 200,
  "leonardo-moved": FLIGHT,
  "paints-handed-in": FALL,
  bought: FLIGHT,
  closed: FALL,
  blended: FLIGHT,
  "paint-taken": FLIGHT,
  "plan-revealed": 120,
  "woke-up": 200,
  "mood-changed": FALL,
  paid: FLIGHT,
  "income-paid": FLIGHT,
  "round-began": LIGHT,
};
/** What is only said. */
const STILL = new Set([
  ...["placed", "market-filled", "fresco-laid", "leonardo-handed", "order-set", "apprentices-gathered"],
  ...["planning-began", "tiles-taken-off", "booth-emptied", "forfeited", "idled", "stopped", "went-to-bed"],
  ...["fresco-finished", "game-ended", "money-scored", "decided", "taken-back", "resigned", "ended-early"],
]);

export interface Moment {
  told: Told;
  begin: number;
  lasts: number;
}

/** When each event begins and how long it lasts; all of it goes faster where it would take too long. */
export function timed(news: readonly Told[]): { moments: readonly Moment[]; total: number } {
  let now = 0;
  const moments = news.map((told) => {
    const lasts = lasting(told.event);
    const moment = { told, begin: now, lasts };
    now += lasts;
    return moment;
  });
  if (now > TOO_MUCH) return { moments: [], total: 0 };
  const pace = now > MOST ? MOST / now : 1;
  return {
    moments: moments.map(({ told, begin, lasts }) => ({ told, begin: begin * pace, lasts: lasts * pace })),
    total: Math.min(now, MOST),
  };
}

function lasting(event: GameEvent): number {
  if (event.event === "advanced") return walking(Number(event.start), Number(event.space));
  if (STILL.has(event.event)) return 0;
  return LASTING[event.event] ?? OTHERS;
}

/** How long a shield walks. */
const walking = (start: number, space: number): number => Math.min(WALK, STEP * Math.abs(space - start));

export const duration = (news: readonly Told[]): number => timed(news).total;
