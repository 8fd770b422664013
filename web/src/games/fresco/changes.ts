/** What would be different for somebody after what they have chosen: paints, Thalers, mood. */
import { PAINTS, type FrescoView, type Paint } from "./model";

export interface Changes {
  /** Paints that come or go, by how many. */
  paints: ReadonlyMap<Paint, number>;
  /** Thalers that come or go. */
  thalers: number;
  /** The mood then, null if it stays. */
  mood: number | null;
}

export const NO_CHANGES: Changes = { paints: new Map(), thalers: 0, mood: null };

/** What a seat would have more or less than now. */
export function changesIn(now: FrescoView, after: Partial<FrescoView>, seat: number): Changes {
  const change = (paint: number) =>
    ((after.paints ?? now.paints)[seat]?.[paint] ?? 0) - (now.paints[seat]?.[paint] ?? 0);
  const paints = PAINTS.map((paint, index) => [paint, change(index)] as const).filter(([, by]) => by !== 0);
  const mood = (after.mood ?? now.mood)[seat] ?? 0;
  return {
    paints: new Map(paints),
    thalers: ((after.thalers ?? now.thalers)[seat] ?? 0) - (now.thalers[seat] ?? 0),
    mood: mood === now.mood[seat] ? null : mood,
  };
}
