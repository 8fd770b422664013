/** What hangs on a wall, and what would with cards that are picked but not shown yet. */
import type { Card, ExhibitionView } from "../../api/types/classic_art";
import { SPACES, categoryOf, isRarity, limitOf, type Catalogue } from "./catalogue";

export interface Hanging {
  artworks: readonly Card[];
  loans: readonly Card[];
}

/** A place on a wall: as it is now, or as it would be. */
export type Place =
  | { kind: "empty" }
  | { kind: "work"; card: Card; state: "hangs" | "ghost" | "leaves" }
  | { kind: "crate"; count: number; state: "waits" | "ghost" | "leaves" };

export const PLACES = SPACES.length;

/** Which column of a wall's grid a place is in, from 1: the pilaster stands between the halves. */
export const columnOf = (place: number): number => place + (place < PLACES / 2 ? 1 : 2);

/** The wall after these cards, as far as they belong to it: the last artwork leaves with a loan. */
export function withCards(wall: ExhibitionView, cards: readonly Card[], catalogue: Catalogue): Hanging {
  const artworks = [...wall.artworks];
  const loans = [...wall.loans];
  for (const card of cards.filter((each) => categoryOf(each) === wall.category)) {
    const [coming, other] = catalogue.works.get(card)?.isLoan ? [loans, artworks] : [artworks, loans];
    if (other.length) other.pop();
    else coming.push(card);
  }
  return { artworks, loans };
}

/** The places of a wall from the left, with what would come or go. */
export function placesOf(now: Hanging, then: Hanging): Place[] {
  return Array.from({ length: PLACES }, (_, index): Place => {
    const card = then.artworks[index];
    if (card) return { kind: "work", card, state: now.artworks.includes(card) ? "hangs" : "ghost" };
    const leaving = now.artworks[index];
    if (leaving) return { kind: "work", card: leaving, state: "leaves" };
    if (index === 0) return crate(now.loans.length, then.loans.length);
    return { kind: "empty" };
  });
}

function crate(now: number, then: number): Place {
  if (then > 0) return { kind: "crate", count: then, state: then > now ? "ghost" : "waits" };
  if (now > 0) return { kind: "crate", count: now, state: "leaves" };
  return { kind: "empty" };
}

/** Which places a prediction is about: those that must stay empty, or those that must still be filled. From 0. */
export function meant(space: string, works: number): { from: number; to: number; mustBe: "empty" | "filled" } | null {
  const limit = limitOf(space);
  if (isRarity(space)) return { from: limit, to: PLACES, mustBe: "empty" };
  return works < limit ? { from: Math.min(works, PLACES - 1), to: limit, mustBe: "filled" } : null;
}
