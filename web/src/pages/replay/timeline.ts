/** The course of a game: its rounds, whose step each is, and where turns begin. */
import type { Told } from "../../api/live";

export interface Entry {
  kind: "action" | "undo" | "meta";
  n: number;
  seat?: number;
  how?: "played" | "resigned" | "agreed";
  by?: number | null;
  winners?: number[];
}
export interface Frame {
  step: number;
  entry: Entry | null;
  view: Record<string, unknown>;
  news: Told[];
}
export type Frames = readonly (Frame | undefined)[];

/** A round, a season, or whatever a game is made of; 0 is what comes before the first. */
export interface Part {
  kind: "round" | "season" | "part";
  number: number;
  /** The first step of it. */
  step: number;
}

/** Where the parts of a game begin, as far as it is known: by what its views count, or else by its headings. */
export function partsOf(frames: Frames, isHeading: (told: Told) => boolean): Part[] {
  const kind = (["round", "season"] as const).find((each) => typeof frames.find(Boolean)?.view[each] === "number");
  return kind ? countedParts(frames, kind) : headedParts(frames, isHeading);
}

function countedParts(frames: Frames, kind: "round" | "season"): Part[] {
  const parts: Part[] = [];
  for (const frame of frames) {
    const number = frame?.view[kind];
    if (frame && typeof number === "number" && number > (parts.at(-1)?.number ?? -1))
      parts.push({ kind, number, step: frame.step });
  }
  return parts;
}

function headedParts(frames: Frames, isHeading: (told: Told) => boolean): Part[] {
  const parts: Part[] = [];
  for (const frame of frames)
    if (frame && (frame.step === 0 || frame.news.some(isHeading)))
      parts.push({ kind: "part", number: parts.length + 1, step: frame.step });
  return parts;
}

/** More parts than these are no help to the eye: they are gone to, but not drawn. */
const MOST_DRAWN = 30;

/** The parts that are worth a heading. */
export function drawnParts(parts: readonly Part[]): readonly Part[] {
  return parts.length > MOST_DRAWN ? [] : parts;
}

/** A stretch of steps that are listed together: a part with its heading, or some steps without one. */
export interface Chapter {
  part: Part | null;
  first: number;
  last: number;
}
/** Where no part is worth a heading, so many steps are listed together. */
const LONGEST = 100;

/** All steps of a game in stretches, by its parts. */
export function chapters(parts: readonly Part[], steps: number): Chapter[] {
  const headed = new Map(drawnParts(parts).map((part) => [part.step, part]));
  const starts = new Set([0, ...headed.keys()]);
  for (let step = LONGEST; step <= steps; step += LONGEST) starts.add(step);
  const firsts = [...starts].sort((one, other) => one - other);
  return firsts.map((first, index) => ({
    part: headed.get(first) ?? null,
    first,
    last: (firsts[index + 1] ?? steps + 1) - 1,
  }));
}

/** Those of some parts whose labels have room beside each other, where all steps take 100. */
export function labelled(parts: readonly Part[], steps: number, room: number): Part[] {
  const kept: Part[] = [];
  for (const part of parts) {
    const before = kept.at(-1);
    if (part.number > 0 && (!before || (100 * (part.step - before.step)) / Math.max(steps, 1) >= room)) kept.push(part);
  }
  return kept;
}

/** Whose step it is, null where it is nobody's. */
export function seatOf(frame: Frame | undefined): number | null {
  return frame?.entry?.seat ?? null;
}

/** The step with which the turn after this one begins, or that with which this one or the one before began. */
export function turnFrom(frames: Frames, step: number, direction: 1 | -1): number {
  const last = frames.length - 1;
  const begins = (at: number) => at <= 0 || at >= last || seatOf(frames[at]) !== seatOf(frames[at - 1]);
  let at = step + direction;
  while (at > 0 && at < last && !begins(at)) at += direction;
  return Math.min(Math.max(at, 0), last);
}

/** The first step of the next part, or of this one, or of the one before if this is its first. */
export function partFrom(parts: readonly Part[], step: number, last: number, direction: 1 | -1): number {
  const starts = parts.map((part) => part.step);
  if (direction > 0) return starts.find((start) => start > step) ?? last;
  return starts.findLast((start) => start < step) ?? 0;
}

/** The part to which a step belongs. */
export function partAt(parts: readonly Part[], step: number): Part | undefined {
  return parts.findLast((part) => part.step <= step);
}
