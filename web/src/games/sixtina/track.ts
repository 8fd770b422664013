/** The score track: a ruler from 0 to 40 that grows by tens, with a marker for everybody. */
import type { Actor } from "../../api/types/sixtina";
import { colourOf } from "./restorers";

export interface Score {
  actor: Actor;
  score: number;
}

export interface Tick {
  x: number;
  score: number;
  isLabelled: boolean;
}

export interface Marker extends Score {
  x: number;
  colour: number;
  /** How many markers it stands on. */
  level: number;
}

export interface Ruler {
  zero: number;
  ticks: Tick[];
  /** From the lowest score on. */
  markers: Marker[];
  levels: number;
}

const SHORTEST = 40;
/** Markers nearer than this would touch. */
const ROOM = 14.5;
const MOST_LABELS = 10;

export function rulerOf(scores: readonly Score[], width: number): Ruler {
  const all = scores.map(({ score }) => score);
  const from = Math.min(0, Math.floor(Math.min(0, ...all) / 10) * 10);
  const to = Math.max(SHORTEST, Math.ceil((Math.max(0, ...all) + 5) / 10) * 10);
  const place = (score: number) => Math.round(((score - from) / (to - from)) * width * 10) / 10;
  const label = (to - from) / 10 > MOST_LABELS ? 20 : 10;
  const ticks = [];
  for (let score = from; score <= to; score += 5)
    ticks.push({ x: place(score), score, isLabelled: score % label === 0 });
  const markers = stacked(scores.map((each) => ({ ...each, x: place(each.score), colour: colourOf(each.actor) })));
  return { zero: place(0), ticks, markers, levels: Math.max(0, ...markers.map(({ level }) => level)) };
}

/** Markers that would touch stand on each other. */
function stacked(markers: Omit<Marker, "level">[]): Marker[] {
  const placed: Marker[] = [];
  for (const marker of markers.toSorted((one, other) => one.score - other.score || one.colour - other.colour)) {
    const taken = placed.filter(({ x }) => Math.abs(x - marker.x) < ROOM).map(({ level }) => level);
    let level = 0;
    while (taken.includes(level)) level += 1;
    placed.push({ ...marker, level });
  }
  return placed;
}
