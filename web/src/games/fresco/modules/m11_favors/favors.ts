/** What may still lie on the fresco. */
import type { Box } from "../../../../api/box";
import type { FavorsShare } from "../../../../api/types/fresco";
import type { Paint } from "../../model";
import { counted, printedIn } from "../printed";

export interface PrintedFavor {
  thalers: number;
  points: number;
  mood: number;
  paints: readonly Paint[];
}
export interface Counted extends PrintedFavor {
  favor: string;
  count: number;
}

/** The favors that nobody has seen, of each kind how many. */
export function unseenOf(box: Box, share: FavorsShare): readonly Counted[] {
  const printed = printedIn<PrintedFavor>(box, "favors");
  return [...counted(share.unseen)].flatMap(([favor, count]) => {
    const facts = printed.get(favor);
    return facts ? [{ ...facts, favor, count }] : [];
  });
}

/** How many favors still lie on the fresco. */
export const lyingOf = ({ unseen, removed }: FavorsShare): number => unseen.length - removed;
