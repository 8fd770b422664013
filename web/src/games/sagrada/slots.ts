/** Places of the pool: a die that is taken leaves its place empty, so that nothing else moves. */
import type { Die, Event } from "./model";

export interface Slot {
  die: Die | null;
  /** What lay there, when it is empty. */
  was: Die | null;
}

/** Whether the pool was laid out anew. */
export function isLaidAnew(events: readonly Event[]): boolean {
  return events.some((event) => event.event === "round-began" || event.event === "pool-rolled");
}

export function lay(pool: readonly Die[]): Slot[] {
  return pool.map((die) => ({ die, was: null }));
}

/** The places after a change: what is gone leaves a gap; what comes back takes the gap it left, or any other.
 *
 * Two dice may look the same: `leaving` is the place that somebody took from.
 */
export function nextSlots(
  old: readonly Slot[],
  pool: readonly Die[],
  anew: boolean,
  leaving: number | null = null,
): readonly Slot[] {
  if (sameDice(held(old), pool)) return old;
  if (anew || old.length === 0) return lay(pool);
  const coming = [...pool];
  const kept = [...old];
  const places = old.map((_, place) => place).sort((a, b) => Number(a === leaving) - Number(b === leaving));
  for (const place of places) {
    const { die } = old[place] as Slot;
    const at = die === null ? -1 : coming.indexOf(die);
    if (at >= 0) coming.splice(at, 1);
    else if (die !== null) kept[place] = { die: null, was: die };
  }
  for (const die of coming) {
    const own = kept.findIndex((slot) => slot.die === null && slot.was === die);
    const any = own >= 0 ? own : kept.findIndex((slot) => slot.die === null);
    if (any >= 0) kept[any] = { die, was: null };
    else kept.push({ die, was: null });
  }
  return kept;
}

function held(slots: readonly Slot[]): Die[] {
  return slots.flatMap((slot) => slot.die ?? []);
}

function sameDice(some: readonly Die[], others: readonly Die[]): boolean {
  return some.length === others.length && [...some].sort().join() === [...others].sort().join();
}
