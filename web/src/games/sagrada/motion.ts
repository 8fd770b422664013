/** What moves for each event, and when, in milliseconds: one after the other, and never longer than a moment. */
import type { Told } from "../../api/live";
import { eventsOf, keyOf, type Event } from "./model";
import type { Slot } from "./slots";

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

/** A piece goes from one spot to another, as pieces name where they lie (`data-spot`). */
export interface Movement {
  /** A die, or "" for a token. */
  piece: string;
  from: string;
  to: string;
}

/** The pool before and after, and the place that was last taken from. */
export interface Pools {
  before: readonly Slot[];
  after: readonly Slot[];
  leaving: number | null;
}

export function movementsOf(event: Event, { before, after, leaving }: Pools): Movement[] {
  const inPool = (die: string) =>
    `pool ${leaving !== null && before[leaving]?.die === die ? leaving : before.findIndex((slot) => slot.die === die)}`;
  switch (event.event) {
    case "placed": {
      const from = event.source === "pool" ? inPool(event.die) : "hand";
      return [{ piece: event.die, from, to: `die ${event.actor} ${event.cell}` }];
    }
    case "moved":
    case "set-down": {
      const [from, to] = [event.source, event.target].map((cell) => `die ${event.actor} ${cell}`) as [string, string];
      return [{ piece: event.die, from, to }];
    }
    case "took":
      return [{ piece: event.die, from: inPool(event.die), to: "hand" }];
    case "returned":
      return [{ piece: event.die, from: "hand", to: `pool ${after.findIndex(({ die }) => die === event.die)}` }];
    case "pulled":
      return [{ piece: keyOf(event.colour), from: "bag", to: "hand" }];
    case "exchanged":
      return [
        { piece: event.given, from: "hand", to: `track ${event.round}` },
        { piece: event.taken, from: `track ${event.round}`, to: "hand" },
      ];
    case "tool-used": {
      const to = `tool ${event.tool}`;
      if (event.die) return [{ piece: event.die, from: inPool(event.die), to }];
      return Array.from({ length: event.tokens }, () => ({ piece: "", from: `tokens ${event.actor}`, to }));
    }
    case "round-ended":
      return event.left.map((die) => ({ piece: die, from: inPool(die), to: `track ${event.round}` }));
    default:
      return [];
  }
}

export function duration(news: readonly Told[]): number {
  const last = plan(eventsOf(news)).at(-1);
  return last ? last.begins + last.lasts : 0;
}
