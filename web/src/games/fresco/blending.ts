/** The workbench: where paints stand on it, and which come of which. */
import type { FrescoProspects, Paint } from "./model";

type Blend = FrescoProspects["blends"][number];

/** Where each paint stands, in parts of a hundred: basic ones in the corners, blended ones between them. */
export const BENCH: Readonly<Record<Paint, readonly [x: number, y: number]>> = {
  yellow: [14, 20],
  orange: [50, 14],
  red: [86, 20],
  green: [30, 55],
  purple: [70, 55],
  blue: [50, 84],
  pink: [12, 84],
  brown: [88, 84],
};
/** Paints in the order of the colour wheel: each blended one stands between the two that it is made of. */
export const WHEEL: readonly Paint[] = ["yellow", "orange", "red", "purple", "blue", "green"];
const BASIC: ReadonlySet<Paint> = new Set(["yellow", "red", "blue"]);

export const isBasic = (paint: Paint): boolean => BASIC.has(paint);

/** What comes of two paints that somebody brings together, as far as it can be made now. */
export function blendOf(blends: readonly Blend[], one: Paint, other: Paint): Paint | null {
  const pair = [one, other].sort().join();
  return blends.find(({ paints }) => [...paints].sort().join() === pair)?.paint ?? null;
}

/** The paint between two of the wheel: what somebody wants who brings these together. */
export function between(one: Paint, other: Paint): Paint | null {
  const size = WHEEL.length;
  const isFound = (place: number) => {
    const neighbours = [WHEEL[(place + 1) % size], WHEEL[(place + size - 1) % size]];
    return neighbours.includes(one) && neighbours.includes(other);
  };
  return one === other ? null : (WHEEL.find((_, place) => isFound(place)) ?? null);
}
