/** When each event is shown, in milliseconds: one after the other, and never longer than a moment. */
import type { Told } from "../../api/live";
import { eventsOf, type Event } from "./model";

const LASTS: Partial<Record<Event["event"], number>> = {
  placed: 280,
  moved: 280,
  "set-down": 280,
  lifted: 160,
  took: 180,
  changed: 240,
  "value-chosen": 200,
  pulled: 300,
  exchanged: 280,
  returned: 180,
  "tool-used": 260,
  "pool-rolled": 480,
  "round-ended": 280,
  "round-began": 520,
  "window-shown": 320,
};
const LONGEST = 1200;
/** Between dice that are rolled together. */
export const APART = 30;

export interface Shown {
  event: Event;
  begins: number;
  lasts: number;
}

/** The events that move something, and when. Windows are all shown at once. */
export function plan(events: readonly Event[]): Shown[] {
  let now = 0;
  const shown: Shown[] = [];
  for (const event of events) {
    const lasts = LASTS[event.event] ?? 0;
    const last = shown.at(-1);
    const isTogether = event.event === "window-shown" && last?.event.event === "window-shown";
    const begins = isTogether ? last.begins : now;
    if (!lasts || begins + lasts > LONGEST) continue;
    shown.push({ event, begins, lasts });
    now = begins + lasts;
  }
  return shown;
}

export function duration(news: readonly Told[]): number {
  const last = plan(eventsOf(news)).at(-1);
  return last ? last.begins + last.lasts : 0;
}
