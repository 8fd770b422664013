/** What a review says of a game, as it is drawn: the course of each seat's chance, marks, and the decision at a step. */
import type { GameReview, ReviewedDecision, ReviewedMoment } from "../../api/types/openapi";

export type Measure = "chance" | "points";
export const WORDS = ["best", "good", "inaccuracy", "mistake", "turning-point"] as const;

/** A value that is known at a step. */
export interface Known {
  step: number;
  value: number;
}

/** What is known of a seat: before and after each of its decisions, as it saw the game then, and how it ended. */
export function knownOf(review: GameReview, seat: number, measure: Measure, end: Known | null): Known[] {
  const known: Known[] = [];
  for (const each of review.decisions) {
    if (each.seat !== seat) continue;
    const [before, after] = measure === "chance" ? [each.best_share, each.share] : [each.best_points, each.points];
    if (each.step - 1 > (known.at(-1)?.step ?? -1)) known.push({ step: each.step - 1, value: before });
    if (each.last > (known.at(-1)?.step ?? -1)) known.push({ step: each.last, value: after });
  }
  if (end) return [...known.filter(({ step }) => step < end.step), end];
  return known;
}

/** The value at each step: straight lines between those that are known. */
export function course(known: readonly Known[], steps: number): number[] {
  let at = 0;
  return Array.from({ length: steps + 1 }, (_, step) => {
    while (at + 1 < known.length && (known[at + 1]?.step ?? Infinity) <= step) at += 1;
    const from = known[at];
    const to = known[at + 1];
    if (!from) return 0;
    if (!to || step <= from.step) return from.value;
    return from.value + ((to.value - from.value) * (step - from.step)) / (to.step - from.step);
  });
}

/** Each seat's chance as a layer, those of several seats so that together they fill all: each judges by what it knows. */
export function layersOf(courses: readonly (readonly number[])[]): number[][] {
  if (courses.length === 1) return courses.map((each) => [...each]);
  const steps = courses[0]?.length ?? 0;
  const sums = Array.from({ length: steps }, (_, step) => courses.reduce((sum, each) => sum + (each[step] ?? 0), 0));
  return courses.map((each) =>
    each.map((value, step) => (sums[step] ? value / (sums[step] ?? 1) : 1 / courses.length)),
  );
}

/** The seats from the top of the chart down: the one with whose eyes the game is seen comes first. */
export function fromTop(seats: number, eyes: unknown): number[] {
  const order = [...Array(seats).keys()];
  return typeof eyes === "number" ? [eyes, ...order.filter((seat) => seat !== eyes)] : order;
}

/** The area of each layer as a path, from the top down, where all steps take `steps` and the whole chart 1. */
export function areas(layers: readonly (readonly number[])[], order: readonly number[]): string[] {
  let above = layers[0]?.map(() => 0) ?? [];
  return order.map((seat) => {
    const upper = above;
    above = upper.map((sum, step) => sum + (layers[seat]?.[step] ?? 0));
    const there = upper.map((value, step) => `${step} ${rounded(value)}`);
    const back = above.map((value, step) => `${step} ${rounded(value)}`).reverse();
    return `M${[...there, ...back].join("L")}Z`;
  });
}

/** A line of points as a path; 0 is below, `most` above. */
export function line(values: readonly number[], most: number): string {
  return `M${values.map((value, step) => `${step} ${rounded(1 - value / (most || 1))}`).join("L")}`;
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** The decision that a step is part of, if somebody had a choice there. */
export function decisionAt(review: GameReview, step: number, seat: number | null): ReviewedDecision | null {
  return review.decisions.find((each) => each.seat === seat && each.step <= step && step <= each.last) ?? null;
}

/** The moment after a step; after the last one it is the first again. */
export function nextMoment(review: GameReview, step: number): ReviewedMoment | null {
  return review.moments.find((each) => each.step > step) ?? review.moments[0] ?? null;
}

export interface Placed {
  moment: ReviewedMoment;
  row: number;
}

/** The moments as marks on the chart: two that would touch stand in two rows. `room` is in hundredths of the chart. */
export function marked(moments: readonly ReviewedMoment[], steps: number, room: number): Placed[] {
  const placed: Placed[] = [];
  for (const moment of moments) {
    const before = placed.at(-1);
    const isNear = before && (100 * (moment.step - before.moment.step)) / Math.max(steps, 1) < room;
    placed.push({ moment, row: isNear ? 1 - before.row : 0 });
  }
  return placed;
}

/** What luck did for a player. Luck that moved nobody was not seen: nothing is said of it. */
export function luckOf(review: GameReview, player: { luck: number }): string {
  const isSeen = review.draws.some(({ changes }) => changes.some((change) => change !== 0));
  return isSeen ? signed(player.luck) : "–";
}

/** A chance in hundredths; decimals would be noise. */
export function percent(share: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, share)));
}

/** A change in hundredths, with its sign. */
export function signed(change: number): string {
  const number = Math.round(100 * change);
  return `${number > 0 ? "+" : number < 0 ? "−" : ""}${Math.abs(number)} %`;
}
