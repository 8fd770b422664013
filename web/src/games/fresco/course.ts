/** The course of a game: where each painter stood on the track after each round, as it was told. */
import type { Told } from "../../api/live";
import type { Actor } from "./model";

/** The spaces of all painters, in the order of these, at the beginning and after each round. */
export function courseOf(log: readonly Told[], actors: readonly Actor[]): readonly (readonly number[])[] {
  let now: readonly number[] = actors.map(() => 0);
  const course: (readonly number[])[] = [];
  for (const { event } of log) {
    if (event.event === "round-began") course.push(now);
    if (event.event === "advanced")
      now = now.map((space, index) => (actors[index] === event.actor ? Number(event.space) : space));
  }
  return [...course, now];
}
