/** Pews, in heaps by the beams they take. */
import type { Box } from "../../../../api/box";
import type { PewsShare } from "../../../../api/types/fresco";
import { printedIn } from "../printed";

export interface Heap {
  beams: number;
  left: number;
  /** The points of those that are left, which lie face down: from so many to so many. */
  least: number;
  most: number;
}

interface PrintedPew {
  beams: number;
  points: number;
}

/** The heaps of pews, of all that are printed; an empty one has the points it had. */
export function heapsOf(box: Box, left: PewsShare["pews"]): readonly Heap[] {
  const printed = printedIn<PrintedPew>(box, "pews");
  const beams = [...new Set([...printed.values()].map((pew) => pew.beams))].sort();
  return beams.map((number) => heapOf(printed, left, number));
}

function heapOf(printed: ReadonlyMap<string, PrintedPew>, left: readonly string[], beams: number): Heap {
  const all = [...printed].filter(([, pew]) => pew.beams === beams);
  const there = all.filter(([id]) => left.includes(id));
  const points = (there.length ? there : all).map(([, pew]) => pew.points);
  return { beams, left: there.length, least: Math.min(...points), most: Math.max(...points) };
}
