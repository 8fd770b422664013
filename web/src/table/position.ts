/** What is drawn at one moment. */
import type { Legal, Question, Snapshot, Standing, Update } from "../api/live";
import type { Phrase } from "../api/phrase";

export interface Position {
  view: Record<string, unknown>;
  number: number;
  pending: readonly number[];
  over: boolean;
  closed: Snapshot["closed"];
  questions: readonly Question[];
  legal: readonly Legal[];
  can_undo: boolean;
  can_cancel: boolean;
  prospects: unknown;
  standings: readonly Standing[];
  asked: Phrase | null;
  secrets: readonly string[];
}

/** The position of a snapshot. */
export function positionOf(snapshot: Snapshot): Position {
  return { ...snapshot };
}

/** The position after an update. */
export function updated(position: Position, update: Update): Position {
  return { ...position, ...update, view: { ...position.view, ...update.view } };
}
