/** Frescoes that were completed, from what was told: the board already shows them restored. */
import type { Told } from "../../api/live";
import type { Actor, Event, Fresco, Position, ScoredEvent } from "../../api/types/sixtina";

export interface Row {
  actor: Actor;
  /** Null for those who come after the third. */
  place: number | null;
  sharing: number;
  materials: number;
  points: number;
  /** Whether somebody with as many materials has a lower place. */
  isByKind: boolean;
}

export interface Completion {
  position: Position;
  fresco: Fresco;
  excellent: number;
  prudent: number;
  /** What the places are worth with what was done; at the end only half of it is paid. */
  values: readonly number[];
  isHalf: boolean;
  rows: readonly Row[];
  /** Who alone contributed most. */
  owner: Actor | null;
}

/** All that was completed, or scored for half at the end; `restorers` in the order of the view. */
export function completionsIn(news: readonly Told[], restorers: readonly Actor[]): Completion[] {
  const events = news.map((told) => told.event) as unknown[] as Event[];
  return events.flatMap((event, index) => {
    if (event.event !== "fresco-completed" && event.event !== "last-fresco") return [];
    const { position, fresco, excellent, prudent, values, materials } = event;
    const after = events.slice(index + 1);
    const end = after.findIndex((each) => each.event === "fresco-completed" || each.event === "last-fresco");
    const own = (end < 0 ? after : after.slice(0, end)).filter(
      (each) => "position" in each && each.position === position,
    );
    const scored = own.filter((each) => each.event === "scored");
    const marked = own.find((each) => each.event === "marked");
    return [
      {
        position,
        fresco,
        excellent,
        prudent,
        values,
        isHalf: event.event === "last-fresco",
        rows: rowsOf(scored, materials, restorers),
        owner: marked?.actor ?? null,
      },
    ];
  });
}

function rowsOf(scored: readonly ScoredEvent[], materials: readonly number[], restorers: readonly Actor[]): Row[] {
  const isByKind = ({ materials, place }: ScoredEvent) =>
    scored.some((other) => other.materials === materials && other.place > place);
  const rows: Row[] = scored.map((each) => ({
    actor: each.actor,
    place: each.place,
    sharing: each.sharing,
    materials: each.materials,
    points: each.points,
    isByKind: isByKind(each),
  }));
  restorers.forEach((actor, index) => {
    const number = materials[index] ?? 0;
    if (number > 0 && !scored.some((each) => each.actor === actor))
      rows.push({ actor, place: null, sharing: 1, materials: number, points: 0, isByKind: false });
  });
  return rows;
}

/** What a completion brought somebody. */
export const earnedBy = (completion: Completion, actor: Actor | null): number =>
  completion.rows.find((row) => row.actor === actor)?.points ?? 0;
