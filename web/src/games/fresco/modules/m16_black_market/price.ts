/** What a tile costs who looks, by when they woke up: as it is printed in the hostel. */
import type { Desk } from "../../desk.svelte";
import { bedsIn } from "../../printed";

/** Null in bed. */
export function priceOf({ view, seat, play }: Desk): number | null {
  const hour = view.hours[seat];
  return hour ? (bedsIn(play.box, view.seats).get(hour)?.price ?? null) : null;
}
