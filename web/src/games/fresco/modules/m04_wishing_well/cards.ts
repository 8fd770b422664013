/** Wish cards: which of them need a target, and what is asked about one that can't be used. */
import type { Action, Legal } from "../../../../api/live";
import type { Booth, Paint, WishCard } from "../../../../api/types/fresco";

/** What a card aims at: a tile of the booth, a segment, or paints that are turned into another. */
export type Target = "place" | "segment" | "paint";

export function targetOf(card: WishCard): Target | null {
  if (card.startsWith("free-")) return "place";
  if (card === "visit") return "segment";
  return card === "alchemy" ? "paint" : null;
}

/** What may be done with a card. */
export const usesOf = (legal: readonly Legal[], card: WishCard): readonly Action[] =>
  legal.map(({ action }) => action).filter(({ do: word, card: used }) => word === "wish" && used === card);

/** A use of a card to ask about, where none is legal. */
export function attemptOf(card: WishCard): Action {
  const target = targetOf(card);
  const facts = {
    place: { place: 1 },
    segment: { segment: "C3" },
    paint: { paints: ["yellow", "red", "blue"], paint: "orange" },
  };
  return { do: "wish", card, ...(target ? facts[target] : {}) };
}

/** A blend of alchemy: three basic paints, and what comes of them. */
export interface Transmutation {
  paints: readonly Paint[];
  result: Paint;
  action: Action;
}

export const transmutationsOf = (legal: readonly Legal[]): readonly Transmutation[] =>
  usesOf(legal, "alchemy").map((action) => ({
    paints: action.paints as readonly Paint[],
    result: action.paint as Paint,
    action,
  }));

const BOOTHS: readonly Booth[] = ["I", "II", "III", "IV"];

/** The tiles of a booth. */
export const stallsAt = <Tile>(market: readonly (readonly Tile[])[], booth: Booth | null): readonly Tile[] =>
  booth ? (market[BOOTHS.indexOf(booth)] ?? []) : [];
