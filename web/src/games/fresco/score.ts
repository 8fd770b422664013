/** The score sheet: a row for each line, a column for each painter, and the segments that earned it. */
import type { ScoreLine, Standing, Told } from "../../api/live";
import { SEGMENTS, type Cell } from "./ceiling";
import type { Actor } from "./model";

export interface Row {
  label: string;
  rule: string;
  /** A line of each painter, in the order of their places. */
  each: readonly (ScoreLine | undefined)[];
}

export const actorIn = ({ rival, seat }: Standing): Actor => (rival ? "leonardo" : (seat ?? 0));

export function rowsOf(standings: readonly Standing[]): Row[] {
  const labels = [...new Set(standings.flatMap(({ lines }) => lines.map(({ label }) => label)))];
  return labels.map((label) => {
    const each = standings.map(({ lines }) => lines.find((line) => line.label === label));
    return { label, rule: each.find((line) => line)?.rule ?? "", each };
  });
}

/** The number of the module that a rule is of; null of the base game. */
export function moduleOf(rule: string): number | null {
  const found = /^FR-M(\d+)\./.exec(rule)?.[1];
  return found ? Number(found) : null;
}

/** Who restored each segment: what lines say of tiles. */
export function ownersOf(standings: readonly Standing[]): ReadonlyMap<Cell, Actor> {
  return new Map(
    standings.flatMap((standing) =>
      standing.lines.flatMap(segmentsIn).map((segment) => [segment, actorIn(standing)] as const),
    ),
  );
}

const isSegment = (id: unknown): id is Cell => (SEGMENTS as readonly unknown[]).includes(id);

const segmentsIn = ({ groups }: ScoreLine): Cell[] => groups.flatMap((group) => group.filter(isSegment));

/** The segments that earned a line of a painter: what it says itself, else what was told of it. */
export function earnedBy(
  line: ScoreLine,
  actor: Actor,
  log: readonly Told[],
  modules: ReadonlyMap<number, string>,
): ReadonlySet<Cell> {
  const named = segmentsIn(line);
  if (named.length || line.points === 0) return new Set(named);
  const number = moduleOf(line.rule);
  const told = log.filter((each) => each.event.actor === actor && isAboutSegment(each));
  const paid = told.filter(({ event }) =>
    number === null ? isBlessed(line, event) : isOfModule(event, number, modules.get(number)),
  );
  return new Set(paid.map(({ event }) => event.segment as Cell));
}

/** Whether something is told of a segment of this ceiling: modules have walls with such names of their own. */
const isAboutSegment = ({ event, said }: Told): boolean =>
  isSegment(event.segment) &&
  (said ?? []).some((piece) => typeof piece !== "string" && piece.kind === "segment" && piece.value === event.segment);

/** The bishop's points are told with the segment. */
const isBlessed = ({ rule }: ScoreLine, event: Told["event"]): boolean =>
  event.rule === rule && typeof event.bonus === "number" && event.bonus > 0;

/** A module's points are told with the segment, or by an event of its own. */
function isOfModule(event: Told["event"], number: number, name: string | undefined): boolean {
  const more = (event.more ?? []) as { module: string; points: number }[];
  if (more.some(({ module, points }) => module === name && points !== 0)) return true;
  return moduleOf(String(event.rule ?? "")) === number;
}
