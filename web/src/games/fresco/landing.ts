/** A space of the track is taken: where its painter may stop instead. */
import type { Action } from "../../api/live";
import type { Desk } from "./desk.svelte";
import type { Actor } from "./model";

export interface Landing {
  action: Action;
  space: number;
}

/** The two spaces that may be chosen, the farther one last; none if nothing like it is asked. */
export function landingsOf({ question }: Desk): readonly Landing[] {
  if (question?.asks !== "which-space") return [];
  return [
    { action: { do: "behind" }, space: question.behind },
    { action: { do: "in-front" }, space: question.in_front },
  ];
}

/** A strip of the track around a taken space: who stands there, and what may be chosen. */
export interface Spot {
  space: number;
  actor: Actor | null;
  action: Action | null;
}

export const STRIP = 8;

/** The spaces of the strip, from the farthest behind on. */
export function stripOf(desk: Desk): readonly Spot[] {
  const landings = landingsOf(desk);
  const [first, last] = [landings[0]?.space, landings.at(-1)?.space];
  if (first === undefined || last === undefined) return [];
  const start = Math.max(1, first - Math.max(0, Math.floor((STRIP - (last - first + 1)) / 2)));
  const length = Math.max(STRIP, last - start + 1);
  return Array.from({ length }, (_, index) => spotAt(desk, start + index, landings));
}

function spotAt({ view }: Desk, space: number, landings: readonly Landing[]): Spot {
  const painter = view.track.indexOf(space);
  const actor = painter < 0 ? null : painter >= view.seats ? "leonardo" : painter;
  return { space, actor, action: landings.find((landing) => landing.space === space)?.action ?? null };
}
