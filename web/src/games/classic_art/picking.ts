/** Picking two cards: a tap takes one up or puts it back, and a third takes the place of the first. */
import type { Card } from "../../api/types/classic_art";

const MOST = 2;
const SMALL = 7;

/** Whether there is room for one's predictions beside the hand; else they stand beside the board. */
export const isSmall = (hand: readonly Card[]): boolean => hand.length <= SMALL;

/** `fixed` was chosen before, at the server: it stays the first. */
export function tapped(picked: readonly Card[], card: Card, fixed: Card | null): Card[] {
  if (card === fixed) return [...picked];
  if (picked.includes(card)) return picked.filter((each) => each !== card);
  return [...picked, card].slice(-(fixed === null ? MOST : MOST - 1));
}

/** All cards that will be shown, in their order. */
export function toShow(picked: readonly Card[], fixed: Card | null): Card[] {
  return fixed === null ? [...picked] : [fixed, ...picked.filter((each) => each !== fixed)];
}

/** What is still to be said to the server. */
export function lineOf(picked: readonly Card[], fixed: Card | null): string[] {
  return picked.filter((each) => each !== fixed).map((card) => `play ${card}`);
}

export const isComplete = (picked: readonly Card[], fixed: Card | null): boolean =>
  toShow(picked, fixed).length === MOST;

/** Where an arrow leads among walls and places: rows of works and of plaques alternate. Null at the edge. */
export function stepped(
  [row, column]: readonly [number, number],
  key: string,
  has: (row: number, column: number) => boolean,
  [rows, columns]: readonly [number, number],
): [number, number] | null {
  const [down, right] = ARROWS[key] ?? [0, 0];
  if (down === 0 && right === 0) return null;
  for (let [r, c] = [row + down, column + right]; r >= 0 && r < rows && c >= 0 && c < columns; r += down, c += right)
    if (has(r, c)) return [r, c];
  return null;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
