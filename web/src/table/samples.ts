/** Positions and events for tests. */
import type { Told } from "../api/live";
import type { Position } from "./position";

export function position(number: number, of: Partial<Position> = {}): Position {
  return {
    view: { round: number, pending: [0] },
    number,
    pending: [0],
    over: false,
    closed: null,
    questions: [],
    legal: [{ id: 1, name: "pass", action: { do: "pass" } }],
    can_undo: false,
    can_cancel: false,
    prospects: null,
    standings: [],
    asked: null,
    secrets: [],
    ...of,
  };
}

export const told = (n: number, actor: number, event = "placed"): Told => ({ n, event: { event, actor }, said: ["x"] });
