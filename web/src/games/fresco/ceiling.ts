/** The geometry of the ceiling: 5 x 5 segments of 100, a cornice around them, and the frame, which is the track.
 *
 * The frame has 26 x 26 spaces, 100 of them on its rim: 1 above the lower left corner, up to 25 in the upper left one,
 * along the top to 50, down to 75, and back below to 100.
 */
import type { Segment } from "./model";

export type Cell = Segment;
export const CELL = 100;
export const LINES = [0, 1, 2, 3, 4] as const;
const ROWS = "ABCDE";
const SPACES = 100;
/** How wide the cornice is if nothing stands in it. */
export const CORNICE = 20;

export interface Point {
  x: number;
  y: number;
}

export interface Plan {
  cornice: number;
  /** A space of the frame. */
  space: number;
  /** Where the segments begin, from the left and from the top. */
  start: number;
  /** The whole, with the frame. */
  side: number;
}

/** All measures of a ceiling with so wide a cornice. */
export function planOf(cornice = CORNICE): Plan {
  const inner = 5 * CELL + 2 * cornice;
  const space = inner / 24;
  return { cornice, space, start: space + cornice, side: inner + 2 * space };
}

// Segments

export const SEGMENTS: readonly Cell[] = [...ROWS].flatMap((row) => LINES.map((line) => `${row}${line + 1}` as Cell));

/** Row and column of a segment, from 0. */
export function lineOf(segment: Cell): { row: number; column: number } {
  return { row: ROWS.indexOf(segment[0] ?? ""), column: Number(segment[1]) - 1 };
}

/** The name of a segment; undefined beyond the ceiling. */
export function segmentAt(row: number, column: number): Cell | undefined {
  const isThere = row >= 0 && row < 5 && column >= 0 && column < 5;
  return isThere ? SEGMENTS[row * 5 + column] : undefined;
}

/** The upper left corner of a segment. */
export function cornerOf(segment: Cell, { start }: Plan): Point {
  const { row, column } = lineOf(segment);
  return { x: start + column * CELL, y: start + row * CELL };
}

/** How many steps one segment is from another, in any of the eight directions. */
export function stepsBetween(one: Cell, other: Cell): number {
  const [from, to] = [lineOf(one), lineOf(other)];
  return Math.max(Math.abs(from.row - to.row), Math.abs(from.column - to.column));
}

/** Of some things, the one whose segment is nearest to another. */
export function nearest<Thing>(segment: Cell, things: readonly Thing[], cellOf: (thing: Thing) => Cell): Thing | null {
  const far = (thing: Thing) => stepsBetween(segment, cellOf(thing));
  return things.reduce<Thing | null>((best, thing) => (best && far(best) <= far(thing) ? best : thing), null);
}

/** The segments at most one step from another, as one box. */
export function around(segment: Cell, plan: Plan): Point & { width: number; height: number } {
  const { row, column } = lineOf(segment);
  const [top, left] = [Math.max(0, row - 1), Math.max(0, column - 1)];
  const [bottom, right] = [Math.min(4, row + 1), Math.min(4, column + 1)];
  return {
    x: plan.start + left * CELL,
    y: plan.start + top * CELL,
    width: (right - left + 1) * CELL,
    height: (bottom - top + 1) * CELL,
  };
}

/** Some segments as one path, to clip with. */
export function pathOf(segments: readonly Cell[], plan: Plan): string {
  return segments
    .map((segment) => {
      const { x, y } = cornerOf(segment, plan);
      return `M${x} ${y}h${CELL}v${CELL}h${-CELL}z`;
    })
    .join("");
}

/** The segment that an arrow leads to. */
export function stepped(segment: Cell, key: string): Cell | undefined {
  const { row, column } = lineOf(segment);
  switch (key) {
    case "ArrowUp":
      return segmentAt(row - 1, column);
    case "ArrowDown":
      return segmentAt(row + 1, column);
    case "ArrowLeft":
      return segmentAt(row, column - 1);
    case "ArrowRight":
      return segmentAt(row, column + 1);
    case "Home":
      return segmentAt(row, 0);
    case "End":
      return segmentAt(row, 4);
    default:
      return undefined;
  }
}

// The frame

/** The space of the rim that is meant: a new lap begins after 100. */
export const spaceOnRim = (space: number): number => ((((space - 1) % SPACES) + SPACES) % SPACES) + 1;

/** Whether somebody has gone round already. */
export const isSecondLap = (space: number): boolean => space > SPACES;

/** The middle of a space of the frame. Starting spaces are plaques on the cornice, below space 1. */
export function middleOf(space: number, plan: Plan): Point {
  if (space < 1) return startingPlace(space, plan);
  const [column, row] = onRim(spaceOnRim(space));
  return { x: (column + 0.5) * plan.space, y: (row + 0.5) * plan.space };
}

function onRim(space: number): [number, number] {
  if (space <= 25) return [0, 25 - space];
  if (space <= 50) return [space - 25, 0];
  if (space <= 75) return [25, space - 50];
  return [100 - space, 25];
}

/** Starting space -1 is the one beside space 1; the others follow it along the lower cornice. */
function startingPlace(space: number, plan: Plan): Point {
  return { x: (0.75 - space * 1.35) * plan.space, y: plan.side - plan.space - plan.cornice / 2 };
}

/** The spaces that a shield walks over, from one to another, with both; back as well as forth. */
export function walk(from: number, to: number): number[] {
  const step = Math.sign(to - from) || 1;
  const spaces = [from];
  for (let space = from + step; space !== to + step; space += step) if (space !== 0) spaces.push(space);
  return from === to ? [from] : spaces;
}

// Figures

export interface Place {
  left: string;
  top: string;
  width: string;
  height: string;
}

/** A box on the ceiling as shares of the whole, for what is laid over it. */
export function shareOf(box: Point & { width: number; height: number }, { side }: Plan): Place {
  const share = (length: number) => `${((100 * length) / side).toFixed(3)}%`;
  return { left: share(box.x), top: share(box.y), width: share(box.width), height: share(box.height) };
}

/** Where a figure stands: smaller on a slab, at its right; Leonardo leaves room for the bishop. */
export function standOf(who: "bishop" | "leonardo", segment: Cell, isCovered: boolean, plan: Plan): Place {
  const { x, y } = cornerOf(segment, plan);
  const left = who === "bishop" ? (isCovered ? 70 : 50) : isCovered ? 36 : 8;
  const [width, height] = isCovered ? [32, 43] : [41, 55];
  return shareOf({ x: x + left, y: y + (isCovered ? 2 : 20), width, height }, plan);
}

/** How wide the cornice is: as wide as the module needs that needs most. */
export const corniceFor = (modules: readonly { cornice?: number }[]): number =>
  Math.max(CORNICE, ...modules.map(({ cornice }) => cornice ?? CORNICE));
