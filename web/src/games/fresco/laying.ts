/** What is laid on a slip: what takes the place of what, and which ways to the altar are left. */
import type { AltarProspect } from "../../api/types/fresco";
import type { Paint } from "./model";

const SLOTS: Readonly<Record<string, string>> = { altar: "restore", behind: "in-front" };

/** Of actions with the same slot one takes the place of another. */
export const slotOf = (word: string): string => SLOTS[word] ?? word;

/** How many there are of each. */
export function amountsOf<Thing>(things: readonly Thing[]): ReadonlyMap<Thing, number> {
  const amounts = new Map<Thing, number>();
  for (const thing of things) amounts.set(thing, (amounts.get(thing) ?? 0) + 1);
  return amounts;
}

/** Whether some are all among others, each as often. */
export function isWithin<Thing>(some: readonly Thing[], others: readonly Thing[]): boolean {
  const there = amountsOf(others);
  return [...amountsOf(some)].every(([thing, amount]) => amount <= (there.get(thing) ?? 0));
}

/** Ways to restore the altar that take what is before it, the best first. */
export function waysWith(ways: readonly AltarProspect[], paints: readonly Paint[]): readonly AltarProspect[] {
  return ways.filter((way) => isWithin(paints, way.paints)).sort((one, other) => other.points - one.points);
}

/** Which of some paints are lacked by who has so many of each: their places in the row. */
export function lackedOf(paints: readonly Paint[], owned: ReadonlyMap<Paint, number>): ReadonlySet<number> {
  const left = new Map(owned);
  const lacked = new Set<number>();
  paints.forEach((paint, place) => {
    const amount = left.get(paint) ?? 0;
    if (amount) left.set(paint, amount - 1);
    else lacked.add(place);
  });
  return lacked;
}
