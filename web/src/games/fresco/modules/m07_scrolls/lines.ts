/** The lines of the fresco that scrolls show: rows A to E, columns 1 to 5. */
import type { FrescoView, Segment } from "../../model";
import type { Scroll } from "../../../../api/types/fresco";

const ROWS = ["A", "B", "C", "D", "E"] as const;
const COLUMNS = ["1", "2", "3", "4", "5"] as const;
export const SIZE = ROWS.length;

/** What a scroll shows: "C" of row C, "3" of column 3. */
export const lineOf = (scroll: Scroll): string => scroll.at(-1) ?? "";

export const isRow = (scroll: Scroll): boolean => scroll.startsWith("row");

/** Its place among the rows or columns, from 0. */
export const placeOf = (scroll: Scroll): number =>
  (isRow(scroll) ? (ROWS as readonly string[]) : COLUMNS).indexOf(lineOf(scroll));

export const isIn = (scroll: Scroll, segment: Segment): boolean => segment.includes(lineOf(scroll));

/** How many segments of its line are restored. */
export function restoredIn(fresco: FrescoView["fresco"], scroll: Scroll): number {
  const names = ROWS.flatMap((row) => COLUMNS.map((column) => `${row}${column}` as Segment));
  return names.filter((segment, index) => isIn(scroll, segment) && !fresco[index]).length;
}

/** Where two lines cross: C3. */
export const crossing = (row: Scroll, column: Scroll): string => lineOf(row) + lineOf(column);
