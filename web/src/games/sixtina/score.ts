/** The final page in numbers: the lines of the sheet, what each fresco paid, and how the totals add up. */
import type { ScoreLine, Standing, Told } from "../../api/live";
import type { Actor, LastFrescoEvent, Position, ScoredEvent } from "../../api/types/sixtina";

export interface Row {
  label: string;
  rule: string;
  /** What each has, in the order of the standings. */
  each: readonly (ScoreLine | undefined)[];
}

/** Whose standing it is: a seat, or the rival whom nobody plays. */
export const actorOf = ({ seat, rival }: Standing): Actor => (seat === null ? (rival as Actor) : seat);

export function rowsOf(standings: readonly Standing[]): Row[] {
  return (standings[0]?.lines ?? []).map(({ label, rule }) => ({
    label,
    rule,
    each: standings.map(({ lines }) => lines.find((line) => line.label === label)),
  }));
}

/** What somebody has after so many lines. */
export const totalAfter = ({ lines }: Standing, count: number): number =>
  lines.slice(0, count).reduce((total, { points }) => total + points, 0);

/** What a place on a fresco paid. `full` is what it was worth before it was halved; null if it was not. */
export interface Award {
  actor: Actor;
  points: number;
  full: number | null;
}

/** What each fresco paid, as it was told. */
export function awardsOf(log: readonly Told[]): Map<Position, Award[]> {
  const awards = new Map<Position, Award[]>();
  const halved = halvedOf(log);
  for (const { event } of log) {
    if (event.event !== "scored") continue;
    const { actor, position, points, place, sharing } = event as unknown as ScoredEvent;
    const full = sharing === 1 ? (halved.get(position)?.[place - 1] ?? null) : null;
    awards.set(position, [...(awards.get(position) ?? []), { actor, points, full }]);
  }
  return awards;
}

/** The frescoes that nobody completed, with what their places were worth. */
export function halvedOf(log: readonly Told[]): Map<Position, readonly number[]> {
  const halved = new Map<Position, readonly number[]>();
  for (const { event } of log)
    if (event.event === "last-fresco") {
      const { position, values } = event as unknown as LastFrescoEvent;
      halved.set(position, values);
    }
  return halved;
}

/** The cards of a group of prudent cards, with whether each was dropped: the lowest go first. */
export interface Paid {
  cards: readonly { card: string; isDropped: boolean }[];
  points: number;
}

export function paidOf(line: ScoreLine): Paid[] {
  const paid = (line.facts.paid ?? []) as number[];
  const dropped = (line.facts.dropped ?? []) as number[];
  return line.groups.map((cards, index) => ({
    cards: cards.map((card, number) => ({ card, isDropped: number < (dropped[index] ?? 0) })),
    points: paid[index] ?? 0,
  }));
}
