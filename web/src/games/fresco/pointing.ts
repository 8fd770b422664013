/** What a tap on the ceiling means: part of the slip, or what somebody has taken up to aim with. */
import type { Action } from "../../api/live";
import type { Cell } from "./ceiling";
import type { Desk } from "./desk.svelte";

export interface Targeted {
  /** Segments that may be tapped. */
  can: ReadonlySet<Cell>;
  chosen: ReadonlySet<Cell>;
  /** Whether a segment is to be chosen at all. */
  isAsked: boolean;
}

/** Whether a tap on a segment belongs to the slip. */
const isForSlip = ({ restoration, taken }: Desk): boolean => restoration.isChoosing && !taken;

export function targetedSegments(desk: Desk): Targeted {
  const { restoration } = desk;
  if (isForSlip(desk)) {
    const can = restoration.isLifted ? restoration.reach : restoration.open;
    const chosen = restoration.isLifted ? restoration.bishop : restoration.segment;
    return { can, chosen: new Set(chosen ? [chosen] : []), isAsked: true };
  }
  const can = new Set([...desk.targets("segment").keys()] as Cell[]);
  const chosen = desk.line.flatMap(({ segment }) => (segment ? [segment as Cell] : []));
  return { can, chosen: new Set(chosen), isAsked: can.size > 0 };
}

export function tapSegment(desk: Desk, segment: Cell): Promise<unknown> {
  if (!desk.play.mayAct || desk.play.isBusy) return Promise.resolve();
  if (isForSlip(desk)) return desk.restoration.tapSegment(segment);
  const targets = desk.targets("segment");
  const action = targets.get(segment)?.action ?? likeOthers(targets.values().next().value?.action, segment);
  return action ? desk.tap(action) : desk.play.why([{ do: "restore", segment }]);
}

/** The same with another segment: what may be done there, if not here. */
const likeOthers = (action: Action | undefined, segment: Cell): Action | undefined => action && { ...action, segment };
