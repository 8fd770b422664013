/** Cards that are picked: which, what they add up to, and other sets with the same sum. */
import type { Card, Reach, ReachedSum, Technique } from "../../api/types/sixtina";
import { isSpot, type Spot } from "./chapel";
import { techniqueOf, valueOf } from "./techniques";

/** A card of a hand: equal ones are told apart by a number. */
export interface HandCard {
  key: string;
  card: Card;
}

export function keyed(cards: readonly Card[]): HandCard[] {
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const number = seen.get(card) ?? 0;
    seen.set(card, number + 1);
    return { key: `${card}.${number}`, card };
  });
}

export const cardOf = (key: string): Card => key.split(".")[0] as Card;

export const totalOf = (keys: readonly string[]): number => keys.reduce((sum, key) => sum + valueOf(cardOf(key)), 0);

/** The technique of what is picked, null if it is nothing or a mixture. */
export function techniqueIn(keys: readonly string[]): Technique | null {
  const techniques = new Set(keys.map((key) => techniqueOf(cardOf(key))));
  return techniques.size === 1 ? ([...techniques][0] ?? null) : null;
}

/** What is picked after a tap: of another technique it is picked alone, unless any mixture will do. */
export function tapped(picked: readonly string[], key: string, isMixed: boolean): readonly string[] {
  if (picked.includes(key)) return picked.filter((each) => each !== key);
  const isOther = techniqueOf(cardOf(picked[0] ?? key)) !== techniqueOf(cardOf(key));
  return isOther && !isMixed ? [key] : [...picked, key];
}

/** All sets of cards that add up to a sum, those with the fewest cards first. Equal cards count as one. */
export function setsFor(hand: readonly HandCard[], technique: Technique, total: number): string[][] {
  const cards = hand.filter(({ card }) => techniqueOf(card) === technique);
  const found = new Map<string, string[]>();
  for (let mask = 1; mask < 1 << cards.length; mask += 1) {
    const keys = cards.filter((_, index) => mask & (1 << index)).map(({ key }) => key);
    if (totalOf(keys) !== total) continue;
    const name = keys.map(cardOf).sort().join(" ");
    if (!found.has(name)) found.set(name, keys);
  }
  return [...found.values()].sort((one, other) => one.length - other.length);
}

/** The set to pick for a sum: the one with the fewest cards, or the next if one of them is picked. */
export function nextSet(
  hand: readonly HandCard[],
  technique: Technique,
  total: number,
  picked: readonly string[],
): readonly string[] {
  const sets = setsFor(hand, technique, total);
  const name = (keys: readonly string[]) => keys.map(cardOf).sort().join(" ");
  const now = sets.findIndex((keys) => name(keys) === name(picked));
  return sets[(now + 1) % sets.length] ?? [];
}

/** What the cards in hand can do for a technique of a fresco. */
export const reachOf = (reaches: readonly Reach[], spot: Spot | null): readonly ReachedSum[] =>
  reaches.find((reach) => isSpot(spot, reach))?.sums ?? [];

/** What a sum would be there. */
export const sumAt = (reaches: readonly Reach[], spot: Spot | null, total: number): ReachedSum | undefined =>
  reachOf(reaches, spot).find((sum) => sum.total === total);

/** Where cards of a technique could go, in the order of the chapel. */
export const spotsFor = (reaches: readonly Reach[], technique: Technique | null): Spot[] =>
  reaches.filter((reach) => reach.technique === technique);
