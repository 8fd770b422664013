/** What a tap on the ceiling means: part of the slip, or what somebody has taken up to aim with. */
import type { Action } from "../../api/live";
import type { Cell } from "./ceiling";
import type { Desk } from "./desk.svelte";

/** Whether a tap on a segment belongs to the slip. */
const isForSlip = ({ restoration, taken }: Desk): boolean => restoration.isChoosing && !taken;

/** Segments that may be tapped: the same, whatever is chosen. */
export function openSegments(desk: Desk): ReadonlySet<Cell> {
  const { restoration } = desk;
  if (isForSlip(desk)) return restoration.isLifted ? restoration.reach : restoration.open;
  return new Set([...desk.targets("segment").keys()] as Cell[]);
}

export function chosenSegments(desk: Desk): ReadonlySet<Cell> {
  const { restoration } = desk;
  if (!isForSlip(desk)) return new Set(desk.line.flatMap(({ segment }) => (segment ? [segment as Cell] : [])));
  const chosen = restoration.isLifted ? restoration.bishop : restoration.segment;
  return new Set(chosen ? [chosen] : []);
}

/** Whether a segment is to be chosen at all. */
export const isSegmentAsked = (desk: Desk, can: ReadonlySet<Cell>): boolean => isForSlip(desk) || can.size > 0;

export function tapSegment(desk: Desk, segment: Cell): Promise<unknown> {
  if (!desk.play.mayAct || desk.play.isBusy) return Promise.resolve();
  if (isForSlip(desk)) return desk.restoration.tapSegment(segment);
  const targets = desk.targets("segment");
  const action = targets.get(segment)?.action ?? likeOthers(targets.values().next().value?.action, segment);
  return action ? desk.tap(action) : desk.play.why([{ do: "restore", segment }]);
}

/** The same with another segment: what may be done there, if not here. */
const likeOthers = (action: Action | undefined, segment: Cell): Action | undefined => action && { ...action, segment };
