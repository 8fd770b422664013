/** What is printed on a module's things: the chapters of the box it is played with. */
import type { Box } from "../../../api/box";
import type { Paint } from "../model";

/** The chapters of a box that were asked for. */
const opened = new WeakMap<Box, Map<string, ReadonlyMap<string, unknown>>>();

/** The entries of a chapter by their ids, or by their names where they have none: looked up once. */
export function printedIn<Facts>(box: Box, chapter: string): ReadonlyMap<string, Facts> {
  const chapters = opened.get(box) ?? new Map<string, ReadonlyMap<string, unknown>>();
  opened.set(box, chapters);
  const entries = chapters.get(chapter) ?? entriesOf(box, chapter);
  chapters.set(chapter, entries);
  return entries as ReadonlyMap<string, Facts>;
}

function entriesOf(box: Box, chapter: string): ReadonlyMap<string, unknown> {
  const listed = box.components.filter((each) => each.chapter === chapter);
  return new Map(listed.map(({ name, facts }) => [String(facts.id ?? name), facts]));
}

/** The only entry of a chapter, like a board. */
export function boardIn<Facts>(box: Box, chapter: string): Facts {
  const found = box.components.find((each) => each.chapter === chapter);
  if (!found) throw new Error(`${chapter} is not in the box`);
  return found.facts as Facts;
}

/** How many there are of each, in the order in which they come first. */
export function counted<Item>(items: readonly Item[]): ReadonlyMap<Item, number> {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** A tile of the market, as it is printed; only some show beams. */
export interface PrintedStall {
  paints: readonly Paint[];
  beams?: number;
}

/** All tiles of the market, those with beams too. */
export const stallsIn = (box: Box): ReadonlyMap<string, PrintedStall> =>
  new Map([...printedIn<PrintedStall>(box, "market"), ...printedIn<PrintedStall>(box, "beam_tiles")]);
