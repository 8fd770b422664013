/** What is known of the pictures of the frescoes before they are drawn: where to look, and a short name. */
import type { Box } from "../../api/box";
import { nameOf } from "../../api/box";
import type { Fresco } from "../../api/types/sixtina";
import { say } from "./words";

/** The height of what matters in a picture, for the narrow window of an open fresco. */
const EYES: Record<Fresco, number> = {
  JC1: 92,
  JC2: 92,
  JC3: 116,
  JC4: 74,
  JC5: 100,
  JC6: 92,
  JC7: 78,
  GE1: 82,
  GE2: 70,
  GE3: 74,
  GE4: 84,
  GE5: 108,
  GE6: 92,
  GE7: 104,
  GE8: 88,
  GE9: 108,
  MO1: 112,
  MO2: 104,
  MO3: 110,
  MO4: 58,
  MO5: 104,
  MO6: 110,
  MO7: 92,
  LJ1: 118,
  LJ2: 108,
  LJ3: 138,
};
export const WIDTH = 220;

const isKnown = (id: string): id is Fresco => id in EYES;

/** The frescoes of the Last Judgment are taller than the others. */
export const heightOf = (id: string): number => (id.startsWith("LJ") ? 320 : 200);

export const eyeOf = (id: string): number => (isKnown(id) ? EYES[id] : heightOf(id) / 2);

/** The window into a picture: the whole of it, or a strip around its eye. */
export function windowOf(id: string, isNarrow: boolean): string {
  const height = heightOf(id);
  if (!isNarrow) return `0 0 ${WIDTH} ${height}`;
  const [above, tall] = height > 200 ? [88, 172] : [57, 100];
  return `0 ${eyeOf(id) - above} ${WIDTH} ${tall}`;
}

/** A name for one line. A fresco that we have no short name for has the one in the box. */
export const shortOf = (id: string, box?: Box): string =>
  isKnown(id) ? say(`sx-fresco-${id}`) : box ? nameOf(box, "fresco", id) : id;

/** What a fresco is called, without the name of its zone. */
export const titleOf = (box: Box, id: string): string => nameOf(box, "fresco", id).replace(/^.*?: /, "");
